// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { failingApi, fakeApi } from '../../../tests/support/fake-api.ts';
import { showExample } from '../../../tests/support/render-component.tsx';
import { WIRE_PROMOTIONS } from '../../api/wire/scenarios/sample-promotions.ts';

const names = () => [...document.querySelectorAll('article h3')].map((name) => name.textContent);

describe('PromotionsCarousel', () => {
  it('[COMP-33] shows the promotions of the product API as slides, each with its way to a search', async () => {
    const body = await showExample('PromotionsCarousel', 'all');
    const carousel = body.querySelector('section');
    expect([carousel?.getAttribute('aria-roledescription'), carousel?.getAttribute('aria-label')]).toEqual([
      'carousel',
      'Offers',
    ]);
    expect(names()).toEqual(['Spring weeks', 'Room for all', 'A long weekend']);
    expect(
      [...document.querySelectorAll('article a')].map((link) =>
        new URL(link.getAttribute('href') ?? '', 'http://site').searchParams.get('promotionId'),
      ),
    ).toEqual(['spring', 'family', 'weekend']);
  });

  it('[COMP-33] leaves out what is over, and shows chosen ones only', async () => {
    const over = WIRE_PROMOTIONS.map((promotion, at) =>
      at === 0 ? { ...promotion, validTo: '2026-05-01' } : promotion,
    );
    await showExample('PromotionsCarousel', 'all', { api: fakeApi({ '/api/data/promotions': over }) });
    expect(names()).toEqual(['Room for all', 'A long weekend']);
    await showExample('PromotionsCarousel', 'one');
    expect(names()).toEqual(['Spring weeks']);
  });

  it('[COMP-33] leaves out what no car can be had for any more before it is over', async () => {
    const ending = WIRE_PROMOTIONS.map((promotion, at) =>
      at === 0 ? { ...promotion, validTo: '2026-05-12' } : promotion,
    );
    await showExample('PromotionsCarousel', 'all', {
      api: fakeApi({ '/api/data/promotions': ending, '/api/data/attentionschedule': [] }),
    });
    expect(names()).toEqual(['Room for all', 'A long weekend']);
  });

  it('[COMP-02] says that it is loading, that it failed, with a way to try again, and that there are no offers', async () => {
    const loading = await showExample('PromotionsCarousel', 'all', { data: {} });
    expect(loading.querySelector('[aria-busy="true"] [role="status"]')?.textContent).toBe('Loading…');
    const failed = await showExample('PromotionsCarousel', 'all', { api: failingApi(), search: 'a=1' });
    expect(failed.querySelector('[role="alert"] a')?.getAttribute('href')).toBe('/en-US/?a=1');
    const empty = await showExample('PromotionsCarousel', 'all', {
      api: fakeApi({ '/api/data/promotions': [] }),
    });
    expect(empty.textContent).toBe('There are no offers at the moment.');
  });
});
