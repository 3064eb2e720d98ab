// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { showExample } from '../../../tests/support/render-component.tsx';
import { framedHtml } from '../../site/html-frame.ts';

describe('ReviewsWidget', () => {
  it('[COMP-38] shows given reviews with stars and authors, and their average as text', async () => {
    const element = await showExample('ReviewsWidget', 'given');
    const quotes = [...element.querySelectorAll('figure')];
    expect(quotes.map((quote) => quote.querySelector('cite')?.textContent)).toEqual([
      'Ana Morales',
      'Luka Perić',
      'Tom Becker',
    ]);
    expect(quotes.map((quote) => quote.querySelector('[role="img"]')?.getAttribute('aria-label'))).toEqual([
      '5 of 5 stars',
      '4 of 5 stars',
      '5 of 5 stars',
    ]);
    expect(element.querySelector('p')?.textContent).toContain('4.7 of 5 stars from 3 reviews');
  });

  it('[COMP-38] counts only reviews with stars, and shows no average where that is switched off', async () => {
    const items = [
      { id: 'a', stars: 4 },
      { id: 'b', quote: 'qa' },
    ];
    const element = await showExample('ReviewsWidget', 'given', { props: { items } });
    expect(element.textContent).toContain('4.0 of 5 stars from 1 review');
    await showExample('ReviewsWidget', 'given', { props: { items, showAverage: false } });
    expect(document.body.textContent).not.toContain('from 1 review');
  });

  it('[COMP-38] loads the widget of a provider when it comes near, in a frame that cannot reach the page', async () => {
    const element = await showExample('ReviewsWidget', 'widget');
    const frame = element.querySelector('iframe');
    expect(frame?.getAttribute('loading')).toBe('lazy');
    expect(frame?.getAttribute('sandbox')).not.toContain('allow-same-origin');
    expect(frame?.title).toBe('Reviews from Trustpilot');
    const [, language = '', , hash = ''] = new URL(frame?.src ?? '', 'https://test.localhost').pathname
      .slice(1)
      .split('/');
    const section = { id: 'r', type: 'ReviewsWidget', v: 1, props: {}, slots: {} };
    const builder = (props: object) => ({ format: 1, sections: [{ ...section, props }], translations: {} });
    const stored = { mode: 'widget', provider: 'trustpilot', widgetId: '5f0c7a9d8e6b4c0001a2b3c4' };
    expect(framedHtml(builder(stored), language, hash)).toMatch(
      /data-businessunit-id="5f0c7a9d8e6b4c0001a2b3c4".*widget\.trustpilot\.com/,
    );
    expect(framedHtml(builder({ ...stored, widgetId: '"><script>' }), language, hash)).toBeNull();
  });

  it.each([
    ['without reviews', 'empty', {}],
    ['without an id', 'widget', { widgetId: '' }],
  ])('renders nothing %s', async (_why, example, props) => {
    expect((await showExample('ReviewsWidget', example, { props })).innerHTML).toBe('');
  });
});
