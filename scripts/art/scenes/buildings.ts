import { round } from '../kit/pen.ts';
import { fill, polygon, type Stage, stroke } from './stage.ts';

/** Colours of masonry: lit wall, wall in shade, roof lit, roof in shade, openings. */
export interface Masonry {
  wall: string;
  shade: string;
  roof: string;
  roofShade: string;
  hole: string;
}

/** A rectangle's path data. */
export const box = (x: number, y: number, w: number, h: number): string =>
  `M${round(x)} ${round(y)}h${round(w)}v${round(h)}h${round(-w)}Z`;

/** Path data of a round-headed opening standing on y. */
export const arch = (x: number, y: number, w: number, h: number): string =>
  `M${round(x)} ${round(y)}v${round(-(h - w / 2))}a${round(w / 2)} ${round(w / 2)} 0 0 1 ${round(w)} 0v${round(h - w / 2)}Z`;

/** A house; x is its left edge, y its foot. The right fifth lies in shade and the roof overhangs. */
export function house(
  stage: Stage,
  x: number,
  y: number,
  w: number,
  h: number,
  m: Masonry,
  hipped = false,
): void {
  const side = w * 0.24;
  const roof = Math.min(w * 0.26, h * 0.5);
  const top = y - h;
  stage.add(fill(box(x, top, w, h), m.wall), fill(box(x + w - side, top, side, h), m.shade));
  const inset = hipped ? w * 0.24 : w * 0.06;
  stage.add(
    fill(
      polygon([
        [x - w * 0.04, top],
        [x + inset, top - roof],
        [x + w - inset, top - roof],
        [x + w * 1.04, top],
      ]),
      m.roof,
    ),
    fill(
      polygon([
        [x + w - side, top],
        [x + w - inset - side * 0.3, top - roof],
        [x + w - inset, top - roof],
        [x + w * 1.04, top],
      ]),
      m.roofShade,
    ),
  );
  let holes = '';
  const rows = Math.max(1, Math.round(h / (w * 0.42)));
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < 3; column++) {
      const size = w * 0.085;
      holes += box(
        x + w * (0.12 + column * 0.22),
        top + h * ((row + 0.36) / rows) - size * 0.6,
        size,
        size * 1.5,
      );
    }
  }
  stage.add(fill(holes, m.hole, ' opacity=".75"'));
}

/** A bell tower with a pyramid roof; x is its middle, y its foot. */
export function campanile(
  stage: Stage,
  x: number,
  y: number,
  w: number,
  h: number,
  m: Masonry,
  dome = false,
): void {
  const left = x - w / 2;
  const shaft = h * 0.78;
  const part = (at: number, width: number, height: number): string[] => [
    fill(box(x - width / 2, y - at - height, width, height), m.wall),
    fill(box(x + width * 0.12, y - at - height, width * 0.38, height), m.shade),
  ];
  stage.add(...part(0, w, shaft));
  stage.add(
    fill(box(left - w * 0.07, y - shaft * 0.5, w * 1.14, w * 0.08), m.shade),
    fill(box(left - w * 0.08, y - shaft * 0.76, w * 1.16, w * 0.1), m.shade),
  );
  const bell = y - shaft * 0.8;
  stage.add(
    fill(
      arch(x - w * 0.3, bell, w * 0.2, w * 0.52) +
        arch(x - w * 0.02, bell, w * 0.2, w * 0.52) +
        arch(x - w * 0.26, y - shaft * 0.54, w * 0.16, w * 0.4) +
        arch(x + w * 0.02, y - shaft * 0.54, w * 0.16, w * 0.4) +
        box(x - w * 0.16, y - shaft * 0.3, w * 0.09, w * 0.3),
      m.hole,
    ),
  );
  stage.add(
    fill(box(left - w * 0.1, y - shaft - w * 0.06, w * 1.2, w * 0.12), m.wall),
    ...part(shaft, w * 0.78, h * 0.06),
  );
  const spireY = y - shaft - h * 0.06;
  stage.add(
    dome
      ? fill(
          `M${round(x - w * 0.42)} ${round(spireY)}C${round(x - w * 0.42)} ${round(spireY - h * 0.13)} ${round(x - w * 0.1)} ${round(spireY - h * 0.13)} ${round(x)} ${round(y - h)}C${round(x + w * 0.1)} ${round(spireY - h * 0.13)} ${round(x + w * 0.42)} ${round(spireY - h * 0.13)} ${round(x + w * 0.42)} ${round(spireY)}Z`,
          m.roof,
        )
      : fill(
          polygon([
            [x - w * 0.42, spireY],
            [x, y - h],
            [x + w * 0.42, spireY],
          ]),
          m.roof,
        ) +
          fill(
            polygon([
              [x + w * 0.08, spireY],
              [x, y - h],
              [x + w * 0.42, spireY],
            ]),
            m.roofShade,
          ),
    stroke(`M${round(x)} ${round(y - h)}v${round(-w * 0.35)}`, m.hole, 2.4),
  );
}

/** A row of arches in a wall; x is its left edge, y its foot. */
export function arcade(
  stage: Stage,
  x: number,
  y: number,
  w: number,
  h: number,
  count: number,
  m: Masonry,
  openHeight = 0.72,
): void {
  const bay = w / count;
  stage.add(fill(box(x, y - h, w, h), m.wall));
  let openings = '';
  let reveals = '';
  for (let k = 0; k < count; k++) {
    openings += arch(x + bay * (k + 0.18), y, bay * 0.64, h * openHeight);
    reveals += arch(x + bay * (k + 0.18), y, bay * 0.14, h * (openHeight - 0.1));
  }
  stage.add(
    fill(openings, m.hole),
    fill(reveals, m.shade),
    fill(box(x - bay * 0.06, y - h, w + bay * 0.12, h * 0.07), m.shade),
    fill(box(x - bay * 0.06, y - h - h * 0.03, w + bay * 0.12, h * 0.05), m.wall),
  );
}

/** A fortified wall with battlements. */
export function rampart(stage: Stage, x: number, y: number, w: number, h: number, m: Masonry): void {
  const tooth = h * 0.14;
  let teeth = '';
  for (let k = 0; k < w / (tooth * 1.8); k++)
    teeth += box(x + k * tooth * 1.8, y - h - tooth * 0.8, tooth, tooth);
  stage.add(
    fill(
      polygon([
        [x - h * 0.08, y],
        [x, y - h],
        [x + w, y - h],
        [x + w + h * 0.08, y],
      ]) + teeth,
      m.wall,
    ),
    fill(
      polygon([
        [x - h * 0.08, y],
        [x - h * 0.04, y - h * 0.5],
        [x + w + h * 0.04, y - h * 0.5],
        [x + w + h * 0.08, y],
      ]),
      m.shade,
      ' opacity=".35"',
    ),
    fill(box(x, y - h * 0.86, w, h * 0.05), m.shade),
  );
}

/** A bridge of arches one sees through; top is the road's height, foot where its piers stand. */
export function viaduct(stage: Stage, top: number, foot: number, bay: number, m: Masonry): void {
  const w = stage.width + bay;
  const h = foot - top;
  let holes = '';
  let reveals = '';
  for (let x = -bay * 0.6; x < w; x += bay) {
    holes += arch(x, foot, bay * 0.76, h * 0.84);
    const r = bay * 0.38;
    const spring = foot - h * 0.84 + r;
    reveals += `M${round(x)} ${round(foot)}V${round(spring)}A${round(r)} ${round(r)} 0 0 1 ${round(x + r)} ${round(spring - r)}A${round(r * 0.86)} ${round(r)} 0 0 0 ${round(x + bay * 0.1)} ${round(spring)}V${round(foot)}Z`;
  }
  stage.add(
    `<path d="M-20 ${round(top)}H${round(w)}V${round(foot)}H-20Z${holes}" fill-rule="evenodd" fill="${stage.down(
      [
        [0, m.wall],
        [1, m.shade],
      ],
      top,
      foot,
    )}"/>`,
    fill(reveals, m.hole, ' opacity=".55"'),
    fill(box(-20, top, w, h * 0.035), m.roof),
    fill(box(-20, top + h * 0.035, w, h * 0.018), m.shade),
  );
}
