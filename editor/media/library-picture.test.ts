import { describe, expect, it } from 'vitest';
import { choosePictures, countPictures, libraryPictures, previewPath } from './library-picture.ts';

const file = (type: string, width: number) => ({ type, width, bytes: 1 });
const stored = (name: string, rest: object = {}) => ({
  id: `andes-${name}`,
  version: 1,
  publishedVersion: 1,
  changedAt: 0,
  picture: {
    src: `/media/andes/${name}`,
    hash: '0123456789abcdef',
    files: [file('image/avif', 640), file('image/webp', 1280), file('image/webp', 640)],
    ...rest,
  },
});
const USE = { kind: 'page', id: 'home', title: {}, isPublished: true };
const PICTURES = libraryPictures(
  [
    stored('hero', { alt: { de: 'Gipfel', hr: 'Vrh' } }),
    stored('beach', { alt: { de: 'Strand' } }),
    { ...stored('broken'), picture: { src: 7 } },
    stored('unused'),
  ],
  [
    { id: 'andes-hero', usedBy: [USE] },
    { id: 'andes-beach', usedBy: [USE, USE] },
  ],
);
const LANGUAGES = ['hr', 'de'];
const names = (choice: Partial<Parameters<typeof choosePictures>[1]>) =>
  choosePictures(PICTURES, { filter: 'all', text: '', ...choice }, LANGUAGES).map(({ name }) => name);

describe('the pictures of a library', () => {
  it.each<[why: string, choice: Parameters<typeof names>[0], shown: readonly string[]]>([
    ['all but those that cannot be read', {}, ['hero', 'beach', 'unused']],
    ['those that nothing uses', { filter: 'unused' }, ['unused']],
    ['those that lack a description in some language', { filter: 'undescribed' }, ['beach', 'unused']],
    ['those of a name', { text: 'ERO' }, ['hero']],
    ['those of a description', { text: 'strand ' }, ['beach']],
    ['none where nothing is called so', { text: 'lake' }, []],
  ])('are chosen: %s', (_why, choice, shown) => {
    expect(names(choice)).toEqual(shown);
  });

  it('are counted by filter', () => {
    expect(countPictures(PICTURES, LANGUAGES)).toEqual({ all: 3, unused: 1, undescribed: 2 });
  });

  it('are shown by the smallest file that all browsers read', () => {
    expect(previewPath('andes', PICTURES[0]?.picture ?? expect.unreachable())).toBe(
      '/sites/andes/media/0123456789abcdef-640.webp',
    );
  });
});
