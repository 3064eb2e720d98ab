// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { listenToFrame } from './frame-events.ts';

afterEach(() => vi.restoreAllMocks());

it.each([
  ['<header data-site-header><a id="at">Logo</a></header>', { kind: 'header', id: 'main' }],
  [
    '<footer data-shared-component="first"></footer><footer data-shared-component="foot"><div data-node="own"><p id="at">Text</p></div></footer>',
    { kind: 'sharedComponent', id: 'foot' },
  ],
  ['<main id="content"><header data-site-header><p id="at">Text</p></header></main>', undefined],
  ['<main id="content"><div data-node="row"><p id="at">Text</p></div></main>', 'row'],
])('what is pressed twice in %s opens %j', (html, opened) => {
  document.body.innerHTML = html;
  const onOpen = vi.fn<(opened: unknown) => void>();
  const nothing = () => undefined;
  const stop = listenToFrame(document, (id) => id === 'row', {
    onSelect: nothing,
    onHover: nothing,
    onOpen,
    onOpenAround: onOpen,
    onKey: nothing,
  });
  document.getElementById('at')?.dispatchEvent(new MouseEvent('dblclick', { bubbles: true }));
  stop();
  expect(onOpen.mock.calls[0]?.[0]).toEqual(opened);
});

it.each<[html: string, tag: string | undefined, keys?: MouseEventInit]>([
  ['<header data-site-header><a id="at">Logo</a></header>', 'HEADER'],
  ['<footer data-shared-component="foot"><p id="at">Text</p></footer>', 'FOOTER'],
  ['<footer data-shared-component="foot"><p id="at">Text</p></footer>', undefined, { shiftKey: true }],
  ['<footer data-shared-component="foot"><p id="at">Text</p></footer>', undefined, { ctrlKey: true }],
  ['<footer data-shared-component="foot"><p id="at">Text</p></footer>', undefined, { metaKey: true }],
  ['<main id="content"><header data-site-header><p id="at">Text</p></header></main>', undefined],
  ['<div><p id="at">Text</p></div>', undefined],
])('of what is pressed once in %s, the part around the page is %s with the keys %j', (html, tag, keys) => {
  document.body.innerHTML = html;
  const onPressAround = vi.fn<(part: Element | null) => void>();
  const nothing = () => undefined;
  const stop = listenToFrame(document, () => false, {
    onSelect: nothing,
    onHover: nothing,
    onOpen: nothing,
    onPressAround,
    onKey: nothing,
  });
  document.getElementById('at')?.dispatchEvent(new MouseEvent('click', { bubbles: true, ...keys }));
  stop();
  expect(onPressAround.mock.calls.map(([part]) => part?.tagName)).toEqual([tag]);
});

it('films that play by themselves stand still while a page is composed', () => {
  document.body.innerHTML = '<video id="alone" autoplay></video><video id="asked"></video>';
  const paused: string[] = [];
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(function (this: HTMLMediaElement) {
    paused.push(this.id);
  });
  const nothing = () => undefined;
  const stop = listenToFrame(document, () => false, {
    onSelect: nothing,
    onHover: nothing,
    onOpen: nothing,
    onKey: nothing,
  });
  expect(paused).toEqual(['alone']);
  for (const film of document.querySelectorAll('video')) film.dispatchEvent(new Event('play'));
  expect(paused).toEqual(['alone', 'alone']);
  stop();
});
