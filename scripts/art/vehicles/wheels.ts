import { round } from '../kit/pen.ts';

/** Rim designs; each trim level of a body wears one. */
export type RimName = 'cover' | 'five' | 'ten' | 'twin' | 'blade' | 'utility' | 'steel';

const metal = { light: '#eceff1', face: '#c3c9cd', edge: '#8b949b', dark: '#23272b', cavity: '#14171a' };

interface Spoke {
  count: number;
  /** Path of one spoke pointing up, in a unit circle of 100 (the rim's edge). */
  path: string;
  fill?: string;
}

// Drawn pointing up from the hub; y = -100 is the rim's edge.
const spokes: Record<RimName, Spoke> = {
  cover: { count: 8, path: 'M-17-44Q0-52 17-44L26-80Q0-94-26-80Z', fill: metal.dark },
  steel: { count: 8, path: 'M-9-58A9 9 0 1 1 9-58 9 9 0 1 1-9-58', fill: metal.dark },
  five: { count: 5, path: 'M-15-14L-13-60-22-97Q0-104 22-97L13-60 15-14Z' },
  ten: { count: 10, path: 'M-7-16L-5-60-9-98H9L5-60 7-16Z' },
  twin: { count: 5, path: 'M-20-14L-25-98H-11L-4-40H4L11-98H25L20-14Z' },
  blade: { count: 7, path: 'M-13-16L-15-62-2-99H21L5-60 9-16Z' },
  utility: { count: 6, path: 'M-18-16L-15-58-26-97Q0-104 26-97L15-58 18-16Z' },
};

const isDisc = (rim: RimName): boolean => rim === 'cover' || rim === 'steel';

/** One wheel at the origin, radius in canvas units, as a group with the given id. */
export function drawWheel(
  id: string,
  radius: number,
  rimShare: number,
  rim: RimName,
  darkRim: boolean,
): string {
  const rimRadius = radius * rimShare;
  const design = spokes[rim];
  const face = darkRim ? '#59616a' : rim === 'steel' ? '#b5bbbf' : metal.face;
  const lit = darkRim ? '#c9d0d5' : metal.light;
  const fill = design.fill ?? face;
  const turns = Array.from({ length: design.count }, (_, index) =>
    index === 0
      ? `<path id="${id}s" d="${design.path}"/>`
      : `<use href="#${id}s" transform="rotate(${round((360 / design.count) * index)})"/>`,
  ).join('');
  const hub = isDisc(rim)
    ? `<circle r="22" fill="${metal.edge}"/><circle r="17" fill="${lit}"/>`
    : `<circle r="21" fill="${face}"/><circle r="13" fill="${metal.dark}"/><circle r="9.500" fill="${lit}"/>`;
  return [
    `<g id="${id}">`,
    `<circle r="${round(radius)}" fill="#191b1e"/>`,
    `<circle r="${round(radius * 0.93)}" fill="none" stroke="#34383d" stroke-width="${round(radius * 0.05)}"/>`,
    `<path d="M${round(-radius * 0.86)} ${round(-radius * 0.3)}A${round(radius * 0.91)} ${round(radius * 0.91)} 0 0 1 ${round(-radius * 0.1)} ${round(-radius * 0.905)}" fill="none" stroke="#6a7178" stroke-width="${round(radius * 0.045)}" stroke-linecap="round"/>`,
    `<g transform="scale(${(rimRadius / 100).toFixed(3)})">`,
    `<circle r="104" fill="${isDisc(rim) ? metal.edge : metal.cavity}"/>`,
    isDisc(rim)
      ? `<circle r="97" fill="${face}"/>`
      : `<circle r="72" fill="#30353a"/><circle r="60" fill="#4a5056"/>`,
    `<g fill="${fill}">${turns}</g>`,
    `<circle r="98" fill="none" stroke="${face}" stroke-width="8"/>`,
    `<path d="M-98 0A98 98 0 0 1 30-93.300" fill="none" stroke="${lit}" stroke-width="8"/>`,
    hub,
    '</g></g>',
  ].join('');
}
