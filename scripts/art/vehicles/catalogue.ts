import type { BodyName } from './bodies.ts';
import type { PaintName } from './paints.ts';
import type { TrimName } from './trims.ts';

/** One drawn vehicle; its file is `{slug}.svg`. */
export interface CatalogueEntry {
  slug: string;
  body: BodyName;
  trim: TrimName;
  paint: PaintName;
}

// Neighbours never share a paint, so that a row of cards reads as a row of different cars.
const rows: readonly (readonly [BodyName, TrimName, PaintName])[] = [
  ['city', 'a', 'red'],
  ['city', 'b', 'white'],
  ['city', 'c', 'sand'],
  ['hatch', 'a', 'silver'],
  ['hatch', 'b', 'blue'],
  ['hatch', 'c', 'red'],
  ['sedan', 'a', 'white'],
  ['sedan', 'b', 'graphite'],
  ['sedan', 'c', 'black'],
  ['wagon', 'a', 'blue'],
  ['wagon', 'b', 'silver'],
  ['wagon', 'c', 'forest'],
  ['compact-suv', 'a', 'sand'],
  ['compact-suv', 'b', 'white'],
  ['compact-suv', 'c', 'blue'],
  ['large-suv', 'a', 'white'],
  ['large-suv', 'b', 'forest'],
  ['large-suv', 'c', 'black'],
  ['pickup', 'a', 'white'],
  ['pickup', 'b', 'graphite'],
  ['pickup', 'c', 'red'],
  ['van', 'a', 'white'],
  ['van', 'b', 'silver'],
  ['van', 'c', 'blue'],
  ['minibus', 'a', 'white'],
  ['minibus', 'b', 'graphite'],
  ['convertible', 'a', 'white'],
  ['convertible', 'b', 'red'],
  ['convertible', 'c', 'blue'],
  ['city-two-door', 'a', 'red'],
];

/** Every vehicle that is drawn. */
export const catalogue: readonly CatalogueEntry[] = rows.map(([body, trim, paint]) => ({
  slug: `${body}-${trim}-${paint}`,
  body,
  trim,
  paint,
}));
