import { createRandom, type Random } from '../kit/noise.ts';
import { round } from '../kit/pen.ts';

/** Colour stops of a gradient: offset, colour, opacity. */
export type Stops = readonly (readonly [offset: number, colour: string, opacity?: number])[];

/** A scene in the making; elements add layers from back to front, in canvas units. */
export interface Stage {
  width: number;
  height: number;
  /** Where sky meets land or sea: 58 to 62 % of the height. */
  horizon: number;
  random: Random;
  add: (...layers: string[]) => void;
  /** Registers a definition and returns its id. */
  define: (markup: (id: string) => string) => string;
  /** Paint reference of a vertical gradient between two heights. */
  down: (stops: Stops, from: number, to: number) => string;
  /** Paint reference of a glow around a point. */
  glow: (stops: Stops, x: number, y: number, radius: number) => string;
  svg: () => string;
}

const stopList = (stops: Stops): string =>
  stops
    .map(
      ([offset, colour, opacity]) =>
        `<stop offset="${offset}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
    )
    .join('');

/** An empty scene of a size; the seed decides every random shape in it. */
export function createStage(width: number, height: number, seed: number, horizonShare = 0.6): Stage {
  const layers: string[] = [];
  const definitions: string[] = [];
  const define: Stage['define'] = (markup) => {
    const id = `s${definitions.length.toString(36)}`;
    definitions.push(markup(id));
    return id;
  };
  return {
    width,
    height,
    horizon: height * horizonShare,
    random: createRandom(seed),
    add: (...more) => layers.push(...more),
    define,
    down: (stops, from, to) =>
      `url(#${define((id) => `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="0" y1="${round(from)}" x2="0" y2="${round(to)}">${stopList(stops)}</linearGradient>`)})`,
    glow: (stops, x, y, radius) =>
      `url(#${define((id) => `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${round(x)}" cy="${round(y)}" r="${round(radius)}">${stopList(stops)}</radialGradient>`)})`,
    svg: () =>
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><defs>${definitions.join('')}</defs>${layers.join('')}</svg>\n`,
  };
}

/** A filled path. */
export const fill = (d: string, paint: string, extra = ''): string =>
  `<path d="${d}" fill="${paint}"${extra}/>`;

/** A stroked path with round ends. */
export const stroke = (d: string, paint: string, width: number, extra = ''): string =>
  `<path d="${d}" fill="none" stroke="${paint}" stroke-width="${round(width)}" stroke-linecap="round" stroke-linejoin="round"${extra}/>`;

/** Polygon path data. */
export const polygon = (points: readonly (readonly [number, number])[]): string =>
  `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z`;
