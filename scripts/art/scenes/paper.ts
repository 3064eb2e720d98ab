import { round } from '../kit/pen.ts';
import { fill, type Stage } from './stage.ts';

/** The cut-paper palette: the brand's five colours and their tints. */
export const caribe = {
  night: '#1d1b3a',
  dusk: '#3b3763',
  sand: '#fff8ec',
  dune: '#f6dfb4',
  teal: '#006b6b',
  lagoon: '#1f8f8a',
  shallow: '#63bdb2',
  foam: '#c4e6dc',
  sun: '#ffc83d',
  glow: '#ffe08f',
  coral: '#c4281f',
  blush: '#ef7a66',
  petal: '#f9b9a4',
  leaf: '#0d8f6f',
  fern: '#055a52',
} as const;

/** The shadow one sheet throws on the next: light from the upper left. */
export function paperFilter(stage: Stage, depth = 1): string {
  return ` filter="url(#${stage.define((id) => `<filter id="${id}" x="-10%" y="-10%" width="125%" height="130%"><feDropShadow dx="${5 * depth}" dy="${9 * depth}" stdDeviation="${9 * depth}" flood-color="#1d1b3a" flood-opacity=".3"/></filter>`)})"`;
}

/** Sheets of paper of one scene, sharing one shadow. */
export function createPaper(stage: Stage) {
  const filter = paperFilter(stage);
  return {
    filter,
    sheet: (d: string, colour: string): void => stage.add(fill(d, colour, filter)),
    group: (draw: () => string): void => stage.add(`<g${filter}>${draw()}</g>`),
  };
}

/** Background field. */
export const field = (stage: Stage, colour: string): void =>
  stage.add(fill(`M0 0H${stage.width}V${stage.height}H0Z`, colour));

/** The sun as a cut disc in two rings. */
export function disc(
  stage: Stage,
  x: number,
  y: number,
  r: number,
  colour: string,
  ring: string,
  filter: string,
): void {
  stage.add(
    `<circle cx="${x}" cy="${y}" r="${round(r * 1.34)}" fill="${ring}" opacity=".55"/>`,
    `<circle cx="${x}" cy="${y}" r="${r}" fill="${colour}"${filter}/>`,
  );
}

/** Path of a field under a wave; crests lean to the right. */
export function wavePath(stage: Stage, y: number, amplitude: number, length: number, phase: number): string {
  let d = `M${round(-length + phase * length)} ${round(y)}`;
  for (let x = -length + phase * length; x < stage.width + length; x += length) {
    d += `C${round(x + length * 0.22)} ${round(y)} ${round(x + length * 0.3)} ${round(y - amplitude)} ${round(x + length * 0.52)} ${round(y - amplitude)}S${round(x + length * 0.78)} ${round(y)} ${round(x + length)} ${round(y)}`;
  }
  return `${d}V${stage.height + 40}H${-length * 2}Z`;
}

/** A palm frond with cut fingers; angle in degrees from the right, counter-clockwise. */
export function frond(
  x: number,
  y: number,
  length: number,
  angle: number,
  colour: string,
  rib: string,
): string {
  const fingers = 9;
  let d = 'M0 0';
  const spine = (t: number): [number, number] => [
    t * length,
    -Math.sin(t * Math.PI * 0.5) * length * 0.2 + t * t * length * 0.42,
  ];
  const top: string[] = [];
  const low: string[] = [];
  for (let k = 1; k <= fingers; k++) {
    const [sx, sy] = spine(k / (fingers + 0.6));
    const reach = length * 0.26 * Math.sin((Math.PI * (k + 0.6)) / (fingers + 2.4)) + length * 0.05;
    top.push(
      `L${round(sx + reach * 0.55)} ${round(sy - reach)}L${round(sx + length * 0.03)} ${round(sy - length * 0.012)}`,
    );
    low.unshift(
      `L${round(sx + length * 0.03)} ${round(sy + length * 0.012)}L${round(sx + reach * 0.62)} ${round(sy + reach)}`,
    );
  }
  const [tx, ty] = spine(1);
  d += `${top.join('')}L${round(tx)} ${round(ty)}${low.join('')}Z`;
  const [mx, my] = spine(0.5);
  return `<g transform="translate(${round(x)} ${round(y)}) rotate(${-angle})">${fill(d, colour)}<path d="M0 0Q${round(mx)} ${round(my - length * 0.05)} ${round(tx)} ${round(ty)}" fill="none" stroke="${rib}" stroke-width="${round(length * 0.012)}"/></g>`;
}

// Hides where a trunk leaves the ground.
function clump(x: number, y: number, size: number, dark: string, light: string): string {
  const blades = (lean: number): string => {
    let d = `M${round(x - size * 1.5)} ${round(y + size * 0.3)}`;
    for (let k = 0; k < 7; k++) {
      const bx = x - size * 1.5 + k * size * 0.43;
      d += `L${round(bx + (k - 3) * size * 0.2 + lean)} ${round(y - size * (0.5 + 0.4 * Math.sin(k * 2.3 + lean)))}L${round(bx + size * 0.43)} ${round(y + size * 0.2)}`;
    }
    return `${d}Z`;
  };
  return fill(blades(0), dark) + fill(blades(size * 0.22), light);
}

/** A palm of paper: curved trunk and seven fronds. */
export function paperPalm(
  x: number,
  y: number,
  height: number,
  lean: number,
  leaf: string,
  dark: string,
  trunk: string,
): string {
  const tx = x + lean * height;
  const ty = y - height;
  const w = height * 0.03;
  const stem = fill(
    `M${round(x - w)} ${round(y)}Q${round(x + lean * height * 0.1 - w)} ${round(y - height * 0.5)} ${round(tx - w * 0.5)} ${round(ty)}L${round(tx + w * 0.5)} ${round(ty)}Q${round(x + lean * height * 0.1 + w * 1.5)} ${round(y - height * 0.5)} ${round(x + w * 1.4)} ${round(y)}Z`,
    trunk,
  );
  const size = height * 0.46;
  const mirrored = (angle: number, colour: string, rib: string): string =>
    `<g transform="translate(${round(tx)} ${round(ty)}) scale(-1 1)">${frond(0, 0, size, angle, colour, rib)}</g>`;
  return [
    stem,
    frond(tx, ty, size, 46, dark, leaf),
    mirrored(50, dark, leaf),
    frond(tx, ty, size, -16, dark, leaf),
    mirrored(-14, dark, leaf),
    frond(tx, ty, size, 14, leaf, dark),
    mirrored(18, leaf, dark),
    clump(x, y, height * 0.07, dark, leaf),
    `<circle cx="${round(tx - w)}" cy="${round(ty + w)}" r="${round(w * 1.1)}" fill="${trunk}"/><circle cx="${round(tx + w)}" cy="${round(ty + w * 1.3)}" r="${round(w * 1.1)}" fill="${dark}"/>`,
  ].join('');
}

/** A broad jungle leaf with slits. */
export function broadLeaf(
  x: number,
  y: number,
  length: number,
  angle: number,
  colour: string,
  rib: string,
): string {
  const l = length;
  const p = (a: number, b: number): string => `${round(a * l)} ${round(b * l)}`;
  const d = `M0 0C${p(0.1, -0.22)} ${p(0.3, -0.34)} ${p(0.46, -0.34)}L${p(0.5, -0.14)}L${p(0.56, -0.33)}C${p(0.66, -0.31)} ${p(0.72, -0.28)} ${p(0.76, -0.25)}L${p(0.74, -0.09)}L${p(0.83, -0.2)}C${p(0.93, -0.12)} ${p(0.98, -0.05)} ${p(1, 0)}C${p(0.95, 0.08)} ${p(0.9, 0.14)} ${p(0.84, 0.18)}L${p(0.74, 0.08)}L${p(0.75, 0.23)}C${p(0.68, 0.28)} ${p(0.62, 0.31)} ${p(0.56, 0.32)}L${p(0.5, 0.13)}L${p(0.45, 0.33)}C${p(0.28, 0.33)} ${p(0.1, 0.2)} 0 0Z`;
  return `<g transform="translate(${round(x)} ${round(y)}) rotate(${-angle})">${fill(d, colour)}<path d="M${p(-0.14, 0)}L${p(0.95, 0)}M${p(0.2, 0)}L${p(0.34, -0.22)}M${p(0.2, 0)}L${p(0.34, 0.21)}M${p(0.44, 0)}L${p(0.6, -0.2)}M${p(0.44, 0)}L${p(0.6, 0.2)}" fill="none" stroke="${rib}" stroke-width="${round(l * 0.014)}" stroke-linecap="round"/></g>`;
}
