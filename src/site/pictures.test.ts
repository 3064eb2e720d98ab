import { describe, expect, it } from 'vitest';
import { generatedPictures } from './generated-pictures.ts';
import { resolvePicture, storedPictures, toMediaLibrary } from './pictures.ts';

const shared = { width: 1600, height: 900, focal: [0.25, 0.5] as const, colour: '#112233' };
const generated = generatedPictures({
  pictures: {
    hero: { ...shared, src: '/media/a/hero', widths: [640, 1280, 1920], formats: ['avif', 'webp'] },
    wide: {
      ...shared,
      src: '/media/a/wide',
      widths: [640],
      formats: ['avif', 'webp'],
      tall: '/media/a/hero',
    },
    logo: { ...shared, src: '/media/a/logo', widths: [], formats: ['svg'] },
  },
});
const media = toMediaLibrary(generated);

describe('a picture', () => {
  it('of the library is offered in its sizes and formats', () => {
    expect(resolvePicture(media, '/media/a/hero')).toMatchObject({
      src: '/media/a/hero-1280.webp',
      srcSet: '/media/a/hero-640.webp 640w, /media/a/hero-1280.webp 1280w, /media/a/hero-1920.webp 1920w',
      sources: [{ type: 'image/avif' }],
      position: '25% 50%',
      color: '#112233',
    });
  });

  it('with a composition for upright screens offers both', () => {
    expect(resolvePicture(media, '/media/a/wide')).toMatchObject({
      src: '/media/a/wide-640.webp',
      tall: { src: '/media/a/hero-1280.webp' },
    });
    expect(resolvePicture(media, '/media/a/hero')?.tall).toBeUndefined();
  });

  it('that is a drawing is its one file, whose place stays see-through', () => {
    expect(resolvePicture(media, '/media/a/logo.svg')).toMatchObject({
      src: '/media/a/logo.svg',
      srcSet: undefined,
      width: 1600,
      color: undefined,
    });
  });

  it.each(['https://elsewhere.example/x.jpg', '/media/a/none', '__proto__', 'constructor'])(
    'that the library lacks is shown as it is: %s',
    (src) => {
      expect(resolvePicture(media, src)).toMatchObject({ src, sources: [], width: undefined });
    },
  );

  it('of a site is offered under the hash of its content', () => {
    const { '/media/a/wide': wide, '/media/a/logo.svg': logo } = toMediaLibrary(
      storedPictures(
        Object.entries(generated).map(([src, { files, ...picture }]) => ({
          ...picture,
          src,
          hash: '0123456789abcdef',
          alt: {},
          files: files.map(({ type, width }) => ({ type, width, bytes: 0 })),
        })),
      ),
    );
    expect(wide?.sources).toEqual([{ type: 'image/avif', srcSet: '/media/0123456789abcdef-640.avif 640w' }]);
    expect(logo?.src).toBe('/media/0123456789abcdef.svg');
  });

  it('without a source is none', () => {
    expect(resolvePicture(media, '')).toBeNull();
  });
});
