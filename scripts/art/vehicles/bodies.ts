import { city, cityTwoDoor } from './bodies/city.ts';
import { compactSuv } from './bodies/compact-suv.ts';
import { convertible } from './bodies/convertible.ts';
import { hatch } from './bodies/hatch.ts';
import { largeSuv } from './bodies/large-suv.ts';
import { minibus } from './bodies/minibus.ts';
import { pickup } from './bodies/pickup.ts';
import { sedan } from './bodies/sedan.ts';
import { van } from './bodies/van.ts';
import { wagon } from './bodies/wagon.ts';
import type { Body } from './body.ts';

/** The body types of a rental fleet. */
export const bodies = {
  city,
  'city-two-door': cityTwoDoor,
  hatch,
  sedan,
  wagon,
  'compact-suv': compactSuv,
  'large-suv': largeSuv,
  pickup,
  van,
  minibus,
  convertible,
} as const satisfies Record<string, Body>;

/** Name of a body type. */
export type BodyName = keyof typeof bodies;
