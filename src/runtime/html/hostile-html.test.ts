// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { HOSTILE_HTML } from '../../../tests/support/hostile-html.ts';
import { createPurifier } from './purify.ts';
import { isSafeUrl } from './safe-url.ts';

const purify = createPurifier(window);

const REFUSED: ReadonlySet<string> = new Set(
  'script style iframe frame object embed applet svg math form input button select textarea template meta link base video audio noscript dialog portal'.split(
    ' ',
  ),
);

/** What of a piece of HTML could run, load or send something without its reader. */
function activeParts(html: string): string[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  // Not by selectors: for those, jsdom adds listeners to the window with each document, and looks through all it has.
  const parts = [...body.getElementsByTagName('*')];
  const elements = parts.filter(({ localName }) => REFUSED.has(localName)).map(({ outerHTML }) => outerHTML);
  const attributes = parts.flatMap((element) =>
    [...element.attributes]
      .filter(({ name, value }) => {
        // DOMPurify cannot remove `is`, and empties it.
        if (name === 'is') return value !== '';
        if (/^(on|data-|xlink:|form|srcdoc|ping|id$|name$|style$|ref$)/.test(name)) return true;
        if (name === 'src') return !/^(https:|\/(?![/\\]))/.test(value);
        return ['href', 'cite'].includes(name) && !isSafeUrl(value);
      })
      .map(({ name, value }) => `${name}=${value}`),
  );
  return [...elements, ...attributes];
}

describe('hostile HTML', () => {
  it('is a collection of at least 300 vectors, no two alike', () => {
    expect(HOSTILE_HTML.length).toBeGreaterThanOrEqual(300);
    expect(new Set(HOSTILE_HTML.map(({ html }) => html)).size).toBe(HOSTILE_HTML.length);
  });

  it('would be active if nothing cleaned it', () => {
    const active = HOSTILE_HTML.filter(({ html }) => activeParts(html).length > 0);
    expect(active.length).toBeGreaterThanOrEqual(250);
  });

  it.each(HOSTILE_HTML)('leaves nothing that is active: $kind $id', ({ html }) => {
    const cleaned = purify(html).html;
    expect(activeParts(cleaned)).toEqual([]);
    // No second parsing makes something active of it.
    expect(activeParts(purify(cleaned).html)).toEqual([]);
  });
});
