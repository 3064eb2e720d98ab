import { fill, polygon, type Stage } from './stage.ts';
import { box, type Masonry } from './buildings.ts';

/** A round tower; x is its middle. */
export function roundTower(stage: Stage, x: number, y: number, w: number, h: number, m: Masonry): void {
  const paint = `url(#${stage.define((id) => `<linearGradient id="${id}"><stop stop-color="${m.wall}"/><stop offset=".5" stop-color="${m.wall}"/><stop offset="1" stop-color="${m.shade}"/></linearGradient>`)})`;
  stage.add(
    fill(
      polygon([
        [x - w * 0.56, y],
        [x - w / 2, y - h * 0.8],
        [x + w / 2, y - h * 0.8],
        [x + w * 0.56, y],
      ]),
      paint,
    ),
    fill(box(x - w * 0.57, y - h, w * 1.14, h * 0.22), paint),
  );
  let teeth = '';
  for (let k = 0; k < 7; k++) teeth += box(x - w * 0.57 + k * w * 0.168, y - h - w * 0.07, w * 0.1, w * 0.08);
  stage.add(
    fill(teeth, m.wall),
    fill(
      box(x - w * 0.2, y - h * 0.62, w * 0.05, h * 0.12) +
        box(x + w * 0.12, y - h * 0.62, w * 0.05, h * 0.12),
      m.hole,
    ),
    fill(box(x - w * 0.57, y - h * 0.79, w * 1.14, h * 0.03), m.shade),
  );
}

/** A lighthouse with a gallery; x is its middle. */
export function lighthouse(stage: Stage, x: number, y: number, w: number, h: number, m: Masonry): void {
  stage.add(
    fill(
      polygon([
        [x - w / 2, y],
        [x - w * 0.34, y - h * 0.76],
        [x + w * 0.34, y - h * 0.76],
        [x + w / 2, y],
      ]),
      m.wall,
    ),
    fill(
      polygon([
        [x + w * 0.08, y],
        [x + w * 0.06, y - h * 0.76],
        [x + w * 0.34, y - h * 0.76],
        [x + w / 2, y],
      ]),
      m.shade,
    ),
    fill(
      polygon([
        [x - w * 0.455, y - h * 0.22],
        [x - w * 0.42, y - h * 0.4],
        [x + w * 0.42, y - h * 0.4],
        [x + w * 0.455, y - h * 0.22],
      ]),
      m.roof,
    ),
    fill(box(x - w * 0.46, y - h * 0.79, w * 0.92, h * 0.035), m.hole),
    fill(box(x - w * 0.22, y - h * 0.91, w * 0.44, h * 0.12), '#ffe9b0'),
    fill(
      polygon([
        [x - w * 0.3, y - h * 0.905],
        [x, y - h],
        [x + w * 0.3, y - h * 0.905],
      ]),
      m.roof,
    ),
    fill(box(x - w * 0.06, y - h * 0.6, w * 0.12, h * 0.06), m.hole),
  );
}
