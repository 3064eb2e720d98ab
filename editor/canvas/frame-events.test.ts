// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { listenToFrame } from './frame-events.ts';

afterEach(() => vi.restoreAllMocks());

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
