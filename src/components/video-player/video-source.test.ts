import { expect, it } from 'vitest';
import { toVideoSource } from './video-source.ts';

const YOUTUBE = {
  kind: 'hosted',
  host: 'YouTube',
  page: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  player: 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1',
};

it.each([
  'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  'https://m.youtube.com/watch?t=4&v=aqz-KE-bpKQ',
  'https://youtu.be/aqz-KE-bpKQ?si=x',
  'https://www.youtube.com/shorts/aqz-KE-bpKQ',
  'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ',
])('[COMP-42] knows a film at YouTube: %s', (address) => {
  expect(toVideoSource(address)).toEqual(YOUTUBE);
});

it.each([
  ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1'],
  [
    'https://vimeo.com/76979871/abcdef1234',
    'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1&h=abcdef1234',
  ],
  [
    'https://player.vimeo.com/video/76979871?h=abcdef1234',
    'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1&h=abcdef1234',
  ],
])('[COMP-42] knows a film at Vimeo: %s', (address, player) => {
  expect(toVideoSource(address)).toMatchObject({ kind: 'hosted', host: 'Vimeo', player });
});

it.each(['https://cdn.example.org/pass.mp4?v=2', '/media/films/pass.webm'])(
  '[COMP-42] takes any other address for a file: %s',
  (src) => {
    expect(toVideoSource(src)).toEqual({ kind: 'file', src });
  },
);

it.each([
  'http://example.org/pass.mp4',
  'javascript:alert(1)',
  'https://www.youtube.com/@channel',
  'https://www.youtube.com/watch?v=%22onload%3D',
  'https://vimeo.com/about',
  'pass.mp4',
  '',
])('finds no film at "%s"', (address) => {
  expect(toVideoSource(address)).toBeNull();
});
