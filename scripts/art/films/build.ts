import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { launchBrowser } from '../../../tests/support/browser.ts';
import { mediaRoot, writeMedia } from '../kit/files.ts';
import { type Film, films } from './catalogue.ts';
import { type Frame, toWebm } from './webm.ts';

const FRAMES_PER_SECOND = 24;
/** Encoders are there on pages of secure origins only. */
const STUDIO = 'https://films.localhost/';

/** Draws and compresses the frames of a film; runs in the page. @param pictures the scenes of its shots, as data URLs */
async function encode({
  film,
  pictures,
  rate,
}: {
  readonly film: Film;
  readonly pictures: readonly string[];
  readonly rate: number;
}) {
  const { width, height, bitrate, shots } = film;
  const images = await Promise.all(
    pictures.map(async (picture) => createImageBitmap(await (await fetch(picture)).blob())),
  );
  const canvas = new OffscreenCanvas(width, height);
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no canvas');
  const FADE_SECONDS = 0.5;
  const CLOSER = 0.12;

  /** Draws a shot at a share of its time. */
  const draw = (position: number, share: number) => {
    const [shot, image] = [shots[position], images[position]];
    if (!shot || !image) return;
    const { motion, focus } = shot;
    const closer = motion.kind === 'approach' ? 1 + CLOSER * share : 1;
    const scale = Math.max(width / image.width, height / image.height) * closer;
    const [seenWidth, seenHeight] = [width / scale, height / scale];
    const begin = (whole: number, seen: number, at: number) =>
      Math.min(Math.max(whole * at - seen / 2, 0), whole - seen);
    const left = begin(image.width, seenWidth, focus[0]);
    const top = begin(image.height, seenHeight, focus[1]);
    pen.drawImage(image, left, top, seenWidth, seenHeight, 0, 0, width, height);
    if (motion.kind !== 'water') return;
    // Row by row the water is moved aside, nearer rows farther, in waves so long that sails stay straight.
    const shore = Math.max(0, (motion.from * image.height - top) * scale);
    for (let y = Math.ceil(shore); y < height; y += 1) {
      const depth = (y - shore) / (height - shore);
      const wave = Math.sin(2 * Math.PI * (share + 2.5 * depth));
      const aside = wave * (0.5 + 4 * depth);
      const row = top + y / scale;
      pen.drawImage(image, left, row, seenWidth, 1 / scale, aside, y, width, 1);
    }
  };

  const found: { at: number; isKey: boolean; data: string }[] = [];
  const encoder = new VideoEncoder({
    output(chunk) {
      const data = new Uint8Array(chunk.byteLength);
      chunk.copyTo(data);
      found.push({
        at: Math.round(chunk.timestamp / 1000),
        isKey: chunk.type === 'key',
        data: btoa(data.reduce((text, byte) => text + String.fromCodePoint(byte), '')),
      });
    },
    error(error) {
      throw error;
    },
  });
  encoder.configure({
    codec: 'vp09.00.10.08',
    width,
    height,
    bitrate,
    framerate: rate,
    latencyMode: 'quality',
  });
  let frame = 0;
  for (const [position, { seconds }] of shots.entries()) {
    const count = seconds * rate;
    for (let at = 0; at < count; at += 1) {
      pen.globalAlpha = 1;
      const isFading = position > 0 && at < FADE_SECONDS * rate;
      if (isFading) draw(position - 1, 1);
      pen.globalAlpha = isFading ? at / (FADE_SECONDS * rate) : 1;
      draw(position, at / count);
      const picture = new VideoFrame(canvas, { timestamp: Math.round((frame / rate) * 1_000_000) });
      encoder.encode(picture, { keyFrame: frame % (2 * rate) === 0 });
      picture.close();
      frame += 1;
    }
  }
  await encoder.flush();
  return found;
}

async function buildFilm(page: Page, film: Film): Promise<void> {
  const pictures = await Promise.all(
    film.shots.map(
      async ({ picture }) =>
        `data:image/webp;base64,${(await readFile(join(mediaRoot, picture))).toString('base64')}`,
    ),
  );
  const frames = await page.evaluate(encode, { film, pictures, rate: FRAMES_PER_SECOND });
  const duration = film.shots.reduce((sum, { seconds }) => sum + seconds * 1000, 0);
  const decoded = frames.map(({ data, ...rest }): Frame => ({ ...rest, data: Buffer.from(data, 'base64') }));
  await writeMedia(`${film.path}.webm`, toWebm(decoded, film, duration));
}

/** Draws the films of examples, in a browser, from scenes that were drawn before. */
export async function buildFilms(): Promise<void> {
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage();
    await page.route(STUDIO, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
    await page.goto(STUDIO);
    for (const film of films) await buildFilm(page, film);
  } finally {
    await browser.close();
  }
}
