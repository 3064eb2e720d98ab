import { writeMedia } from '../kit/files.ts';
import { round } from '../kit/pen.ts';
import { contourPath, type Field } from './contours.ts';

const tile = (width: number, height: number, body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${body}</svg>\n`;

/** Contour lines of a map; every fourth is drawn bolder, as surveyors do. */
export function andesMotif(): string {
  const field: Field = { seed: 17, tile: 640, cells: 44, period: 3, octaves: 3 };
  const lines = Array.from({ length: 13 }, (_, k) => ({
    d: contourPath(field, -0.6 + k * 0.1),
    bold: k % 4 === 0,
  }));
  const path = (bold: boolean): string =>
    lines
      .filter((line) => line.bold === bold)
      .map((line) => line.d)
      .join('');
  return tile(
    640,
    640,
    `<g fill="none" stroke="#1b1f23" stroke-opacity=".07"><path d="${path(false)}"/><path d="${path(true)}" stroke-width="2"/></g>`,
  );
}

/** Depth lines of a sea chart, with its soundings as small crosses. */
export function adriaMotif(): string {
  const field: Field = { seed: 52, tile: 720, cells: 40, period: 2, octaves: 2 };
  const line = (level: number): string => contourPath(field, level);
  const crosses = Array.from({ length: 14 }, (_, k) => {
    const x = 40 + ((k * 263) % 640);
    const y = 40 + ((k * 397) % 640);
    return `M${x - 4} ${y}h8M${x} ${y - 4}v8`;
  }).join('');
  return tile(
    720,
    720,
    `<g fill="none" stroke="#1f6b7d" stroke-opacity=".1"><path d="${line(-0.4)}${line(-0.1)}${line(0.2)}${line(0.45)}" stroke-width="1.400"/><path d="${line(-0.25)}${line(0.05)}${line(0.33)}" stroke-dasharray="2 7" stroke-linecap="round" stroke-width="1.600"/><path d="${crosses}" stroke-opacity=".18"/></g>`,
  );
}

const lozenges = [
  'bbbbbbbbbb',
  '..........',
  '....b.....',
  '...b.b....',
  '..b.t.b...',
  '.b.ttt.b.s',
  '..b.t.b...',
  '...b.b....',
  '....b.....',
  '..........',
  'bbbbbbbbbb',
];
const stoneColours: Record<string, string> = { b: '#1f3a6e', t: '#a8412a', s: '#1f6b7d', '.': '#f0e7d6' };

/** Lozenges laid in small stones, for one border. */
export function adriaBorder(): string {
  const stones = lozenges.flatMap((row, y) =>
    [...row].map((cell, x) => {
      // Hand-cut stones are never quite alike.
      const shade = 1 - ((x * 7 + y * 13) % 4) * 0.06;
      return `<rect x="${round(x * 8 + 0.5)}" y="${round(y * 8 + 0.5)}" width="7" height="7" rx="1" fill="${stoneColours[cell]}" fill-opacity="${shade.toFixed(2)}"/>`;
    }),
  );
  return tile(80, 88, `<path d="M0 0H80V88H0Z" fill="#fbf8f2"/>${stones.join('')}`);
}

/** A breeze block: four petals in a square, as seen in tropical walls. */
export function caribeMotif(): string {
  const s = 96;
  const petal = 'M48 48C30 40 26 24 48 8C70 24 66 40 48 48Z';
  const petals = [0, 90, 180, 270]
    .map((turn) => `<path d="${petal}"${turn ? ` transform="rotate(${turn} 48 48)"` : ''}/>`)
    .join('');
  return tile(
    s,
    s,
    `<g fill="#006b6b" fill-opacity=".06"><path fill-rule="evenodd" d="M0 0H96V96H0ZM5 5V91H91V5Z"/>${petals}<circle cx="48" cy="48" r="7" fill-opacity=".12"/><path d="M5 5h20A20 20 0 0 1 5 25ZM91 5h-20A20 20 0 0 0 91 25ZM5 91h20A20 20 0 0 0 5 71ZM91 91h-20A20 20 0 0 1 91 71Z"/></g>`,
  );
}

/** A torn edge: one wave of paper, seamless to both sides. */
export const caribeBorder = (): string =>
  tile(240, 40, '<path d="M0 0H240V14C196 14 168 38 128 38S52 14 0 14Z" fill="#ffc83d"/>');

/** Writes the background tiles of the three brands. */
export async function buildMotifs(): Promise<void> {
  await writeMedia('andes/motif.svg', andesMotif());
  await writeMedia('adria/motif.svg', adriaMotif());
  await writeMedia('adria/border.svg', adriaBorder());
  await writeMedia('caribe/motif.svg', caribeMotif());
  await writeMedia('caribe/border.svg', caribeBorder());
}
