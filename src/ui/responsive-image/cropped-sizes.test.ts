import { describe, expect, it } from 'vitest';
import type { Picture } from '../../runtime/registry/page-context.ts';
import { coveringSizes, croppedSizes } from './cropped-sizes.ts';

const pictureOf = (width: number | undefined, height: number | undefined): Picture => ({
  src: '/media/andes/pass.webp',
  srcSet: undefined,
  sources: [],
  width,
  height,
  position: '50% 50%',
  color: undefined,
});

describe('croppedSizes', () => {
  it.each<[why: string, sizes: string, picture: Picture, ratio: number, cropped: string]>([
    ['a picture of the shape of its box', '50vw', pictureOf(1920, 1280), 3 / 2, '50vw'],
    ['a picture of nearly its shape', '50vw', pictureOf(1920, 1280), 1.45, '50vw'],
    ['a picture that is cut above and below', '50vw', pictureOf(1920, 1280), 21 / 9, '50vw'],
    ['a picture whose sides are cut', '50vw', pictureOf(1920, 1280), 1, 'calc(50vw * 1.50)'],
    [
      'each width of a list',
      '(min-width: 600px) 400px, 100vw',
      pictureOf(1920, 1080),
      4 / 5,
      '(min-width: 600px) calc(400px * 2.22), calc(100vw * 2.22)',
    ],
    ['a picture of unknown size', '50vw', pictureOf(undefined, undefined), 1, '50vw'],
  ])('asks for the width of %s', (_why, sizes, picture, ratio, cropped) => {
    expect(croppedSizes(sizes, picture, ratio)).toBe(cropped);
  });
});

describe('coveringSizes', () => {
  it.each<[why: string, picture: Picture, share: number, sizes: string]>([
    ['the width of the screen without a least height', pictureOf(1920, 1080), 0, '100vw'],
    ['what a screen covers that is higher than the picture', pictureOf(1920, 1080), 1, 'max(100vw, 178vh)'],
    ['what half a screen covers', pictureOf(1920, 1280), 0.5, 'max(100vw, 75vh)'],
    ['the width of the screen for an unknown size', pictureOf(undefined, undefined), 1, '100vw'],
  ])('is %s', (_why, picture, share, sizes) => {
    expect(coveringSizes(picture, share)).toBe(sizes);
  });
});
