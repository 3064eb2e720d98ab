// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { liveExample, showExample } from '../../../tests/support/render-component.tsx';
import { renderToStaticMarkup } from 'react-dom/server';

const HOSTILE =
  '<p onclick="x()">a</p><script>x()</script><a href="javascript:x()">b</a><form action="https://evil.example"><input></form>';

describe('CustomHtml', () => {
  it('[COMP-15] shows the HTML of its language without scripts, handlers, addresses that run, and forms', async () => {
    const body = await showExample('CustomHtml', 'table', { texts: { html: HOSTILE } });
    expect(body.firstElementChild?.innerHTML).toBe('<p>a</p><a>b</a>');
  });

  it('[COMP-15] keeps headings, tables and links', async () => {
    const body = await showExample('CustomHtml', 'table');
    expect(body.querySelector('h2')?.textContent).toBe('Deposits by class');
    expect(body.querySelectorAll('tr')).toHaveLength(3);
  });

  it('[COMP-15] shows HTML with scripts in a sandboxed frame at an address of its own', async () => {
    const frame = (await showExample('CustomHtml', 'frame')).querySelector('iframe');
    expect(frame?.getAttribute('src')).toMatch(/^\/frames\/en-US\/home\/[0-9a-z]{14}$/);
    expect(frame?.getAttribute('sandbox')).toBe(
      'allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox',
    );
    expect(frame?.title).toBe('Ferry times');
    expect(document.body.innerHTML).not.toContain('<script');
    expect(document.querySelector('div')?.style.getPropertyValue('--frame')).toBe('160px');
  });

  it('[COMP-15] says what a frame is where there is none, as in an editor', async () => {
    const element = await liveExample('CustomHtml', 'frame', {
      surround: (page) => ({ ...page, htmlFrame: () => null }),
    });
    expect(renderToStaticMarkup(element)).toContain('<p>Ferry times</p>');
  });

  it('renders nothing without HTML, and for HTML of which nothing is left', async () => {
    expect((await showExample('CustomHtml', 'empty')).innerHTML).toBe('');
    const nothing = { texts: { html: '<script>x()</script>' } };
    expect((await showExample('CustomHtml', 'table', nothing)).innerHTML).toBe('');
  });
});
