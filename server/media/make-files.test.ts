import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { MAX_PIXELS, type PictureRefused } from './inspect-picture.ts';
import { makeFiles } from './make-files.ts';

const plain = (width: number, height: number, alpha = 1) =>
  sharp({ create: { width, height, channels: 4, background: { r: 200, g: 40, b: 20, alpha } } });
const svg = (inside: string, head = '') =>
  Buffer.from(
    `${head}<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="40" height="30">${inside}</svg>`,
  );
const asIs = (text: string) => Promise.resolve(text);
const propertiesOf = async (content: Buffer) => {
  const { files, ...rest } = await makeFiles(content, asIs);
  return { ...rest, files: files.map(({ type, width }) => `${type} ${width}`) };
};

describe('the files of a picture', () => {
  it('are AVIF and WebP in the offered widths below its own, and its own', async () => {
    const jpeg = await plain(1000, 500).jpeg().toBuffer();
    expect(await propertiesOf(jpeg)).toEqual({
      width: 1000,
      height: 500,
      color: expect.stringMatching(/^#c[0-9a-f]{5}$/),
      files: ['image/avif 640', 'image/avif 1000', 'image/webp 640', 'image/webp 1000'],
    });
  });

  it('have the widths that they are named by', async () => {
    const { files } = await makeFiles(await plain(700, 700).png().toBuffer(), asIs);
    for (const { content, width } of files) expect((await sharp(content).metadata()).width).toBe(width);
  });

  it('are upright, and do not tell where a photograph was taken', async () => {
    const turned = await plain(60, 20)
      .jpeg()
      .withExif({ IFD3: { GPSLatitude: '1/1 2/1 3/1' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const { width, height, files } = await makeFiles(turned, asIs);
    expect([width, height]).toEqual([20, 60]);
    for (const { content } of files) {
      const { exif, width: shown } = await sharp(content).metadata();
      expect([exif, shown]).toEqual([undefined, 20]);
    }
  });

  it('have no colour behind them where the picture is transparent', async () => {
    expect((await makeFiles(await plain(40, 40, 0.5).png().toBuffer(), asIs)).color).toBe('');
  });

  it('are the drawing for a vector graphic, after it was made safe', async () => {
    const drawing = svg('<path d="M0 0h9" fill="url(#a)"/>');
    const uploaded = svg('<script/><path d="M0 0h9" fill="url(#a)"/>', '<?xml version="1.0"?>');
    expect(await makeFiles(uploaded, () => Promise.resolve(String(drawing)))).toMatchObject({
      width: 40,
      height: 30,
      files: [{ type: 'image/svg+xml', width: 0, content: drawing }],
    });
  });
});

const reasonOf = (content: Buffer): Promise<string> =>
  makeFiles(content, asIs).then(
    () => 'taken',
    (error: PictureRefused) => error.reason,
  );
const frames = (count: number) =>
  Promise.all(Array.from({ length: count }, (_frame, at) => plain(8, 8, at).png().toBuffer()));

describe('a file is refused', () => {
  it.each<[why: string, make: () => Buffer | Promise<Buffer>, reason: string]>([
    ['without content', () => Buffer.alloc(0), 'empty'],
    ['as text', () => Buffer.from('<html><img src=x></html>'), 'unknown-type'],
    [
      'as a program with the first bytes of a picture',
      () => Buffer.from('\x89PNG\r\n\x1a\nMZ'),
      'unknown-type',
    ],
    ['as TIFF', () => plain(8, 8).tiff().toBuffer(), 'unknown-type'],
    ['as GIF', () => plain(8, 8).gif().toBuffer(), 'unknown-type'],
    [
      'as animated GIF',
      async () =>
        sharp(await frames(2), { join: { animated: true } })
          .gif()
          .toBuffer(),
      'animated',
    ],
    [
      'as animated WebP',
      async () =>
        sharp(await frames(2), { join: { animated: true } })
          .webp()
          .toBuffer(),
      'animated',
    ],
    [
      'with more pixels than the largest picture',
      () =>
        plain(10_000, MAX_PIXELS / 10_000 + 1)
          .png()
          .toBuffer(),
      'too-many-pixels',
    ],
    [
      'when half of it is missing',
      async () => {
        const whole = await sharp({
          create: {
            width: 400,
            height: 400,
            channels: 3,
            noise: { type: 'gaussian', mean: 99, sigma: 60 },
            background: 'red',
          },
        })
          .jpeg()
          .toBuffer();
        return whole.subarray(0, whole.length / 2);
      },
      'damaged',
    ],
  ])('%s', async (_why, make, reason) => {
    expect(await reasonOf(await make())).toBe(reason);
  });

  it('after many comments as fast as after one', async () => {
    const began = performance.now();
    expect(await reasonOf(Buffer.from(`${'<!---->'.repeat(100_000)}x`))).toBe('unknown-type');
    expect(performance.now() - began).toBeLessThan(5_000);
  });

  it.each([
    ['that is none for what makes it safe', svg(''), async () => null],
    ['of another encoding', svg('', '<?xml version="1.0" encoding="utf-7"?>'), async (text: string) => text],
  ])('as a vector graphic %s', async (_why, content, cleanSvg) => {
    await expect(makeFiles(content, cleanSvg)).rejects.toMatchObject({ reason: 'damaged' });
  });
});
