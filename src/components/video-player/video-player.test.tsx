// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { liveExample, showExample } from '../../../tests/support/render-component.tsx';

const video = async (example: string, props: Record<string, unknown> = {}) =>
  (await showExample('VideoPlayer', example, { props })).querySelector('video') as HTMLVideoElement;

describe('VideoPlayer with a file', () => {
  it('[COMP-42] is a player with controls, its still and its title', async () => {
    const poster = { src: 'https://example.org/still.jpg', alt: '' };
    const player = await video('file', { poster });
    expect(player.getAttribute('src')).toBe('/media/films/pass.webm');
    expect([player.controls, player.autoplay, player.loop]).toEqual([true, false, false]);
    expect(player.poster).toBe(poster.src);
    expect(player.getAttribute('aria-label')).toBe('Over the pass');
  });

  it('[COMP-42] has captions, those of the page switched on', async () => {
    const tracks = [...(await video('file')).querySelectorAll('track')];
    expect(tracks.map(({ kind, srclang, label, default: isOn }) => [kind, srclang, label, isOn])).toEqual([
      ['captions', 'en-US', 'English (US)', true],
      ['captions', 'de', 'Deutsch', false],
    ]);
  });

  it.each([
    [true, true, true],
    [true, false, false],
    [false, true, false],
  ])('[COMP-42] plays by itself only when muted: %s, %s', async (autoplay, muted, plays) => {
    const player = await video('file', { autoplay, muted });
    expect([player.autoplay, player.hasAttribute('muted')]).toEqual([plays, muted]);
  });

  it('[COMP-42] repeats, and has no controls only where it plays by itself', async () => {
    expect((await video('file', { loop: true })).loop).toBe(true);
    expect((await video('loop')).controls).toBe(false);
    expect((await video('loop', { autoplay: false })).controls).toBe(true);
  });

  it('stands still, with controls, for visitors who want less motion', async () => {
    const { parentElement } = await video('loop');
    const players = [...(parentElement?.querySelectorAll('video') ?? [])];
    expect(players.map((one) => [one.querySelector('source')?.media, one.autoplay, one.controls])).toEqual([
      ['(prefers-reduced-motion: no-preference)', true, false],
      ['(prefers-reduced-motion: reduce)', false, true],
    ]);
  });

  it.each(['16/9', '4/3', '1/1', '21/9', '9/16'])('[COMP-42] has the shape %s', async (ratio) => {
    expect((await video('file', { ratio })).parentElement?.dataset.ratio).toBe(ratio);
  });
});

describe('VideoPlayer with a video host', () => {
  let root: Root | undefined;
  beforeEach(() => {
    (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
  });
  afterEach(async () => {
    await act(async () => root?.unmount());
    root = undefined;
  });

  it('[COMP-42] is a link to the film, with nothing of the host', async () => {
    const body = await showExample('VideoPlayer', 'hosted');
    const link = body.querySelector('a');
    expect(link?.getAttribute('href')).toBe('https://www.youtube.com/watch?v=aqz-KE-bpKQ');
    expect(link?.textContent).toBe(
      'Play video: Over the pass in three minutes.Loads from YouTube only when you play it',
    );
    expect(body.querySelector('iframe, script, video')).toBeNull();
    const sources = [...body.querySelectorAll('[src]')].map((element) => element.getAttribute('src'));
    expect(sources.filter((src) => src?.includes('youtube'))).toEqual([]);
  });

  it('[COMP-42] loads the player of the host on a click', async () => {
    document.body.innerHTML = '<main></main>';
    root = createRoot(document.querySelector('main') as Element);
    const element = await liveExample('VideoPlayer', 'vimeo');
    await act(async () => root?.render(element));
    expect(document.querySelector('iframe')).toBeNull();
    await act(async () => document.querySelector('a')?.click());
    const frame = document.querySelector('iframe');
    expect(frame?.src).toBe('https://player.vimeo.com/video/76979871?autoplay=1&dnt=1');
    expect(frame?.title).toBe('How the desk works');
    expect(document.activeElement).toBe(frame);
  });

  it('renders nothing without a film', async () => {
    expect((await showExample('VideoPlayer', 'empty')).innerHTML).toBe('');
  });
});
