// @vitest-environment jsdom
// @vitest-environment-options { "url": "https://cars.example/de/" }
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { prefetchLinks } from './prefetch-links.ts';

const fetched = () =>
  [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=prefetch]')].map((hint) =>
    hint.getAttribute('href'),
  );
const turnTo = (id: string) =>
  document.getElementById(id)?.dispatchEvent(new Event('pointerover', { bubbles: true }));

beforeAll(() => {
  document.body.innerHTML = `
    <a href="/de/first"><span id="first">first</span></a>
    <a id="second" href="/de/second?days=3">second</a>
    <a id="here" href="/de/#faq">here</a>
    <a id="elsewhere" href="https://elsewhere.example/de/">elsewhere</a>
    <a id="file" href="/de/terms.pdf" download>file</a>
    <a id="marked" href="/close" data-no-prefetch>marked</a>`;
  const first = new Event('pointerover');
  Object.defineProperty(first, 'target', { value: document.getElementById('first') });
  prefetchLinks(first);
});
beforeEach(() => {
  expect(fetched()[0]).toBe('/de/first');
});

it('fetches the page of the link that was turned to before it was loaded', () => {
  expect(fetched()).toEqual(['/de/first']);
});

it('fetches each page of this site once', () => {
  turnTo('second');
  turnTo('second');
  expect(fetched()).toEqual(['/de/first', '/de/second?days=3']);
});

it.each(['here', 'elsewhere', 'file', 'marked'])('leaves the link %s alone', (id) => {
  const before = fetched();
  turnTo(id);
  expect(fetched()).toEqual(before);
});
