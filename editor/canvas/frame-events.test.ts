// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { listenToFrame } from './frame-events.ts';

afterEach(() => vi.restoreAllMocks());

it.each([
  ['<header data-site-header><a id="at">Logo</a></header>', 'header'],
  ['<footer><div data-node="foot"><p id="at">Text</p></div></footer>', 'footer'],
  ['<main id="content"><footer><p id="at">Text</p></footer></main>', undefined],
  ['<main id="content"><div data-node="row"><p id="at">Text</p></div></main>', 'row'],
])('what is pressed twice in %s opens %s', (html, opened) => {
  document.body.innerHTML = html;
  const onOpen = vi.fn<(id: string) => void>();
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
  expect(onOpen.mock.calls[0]?.[0]).toBe(opened);
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
