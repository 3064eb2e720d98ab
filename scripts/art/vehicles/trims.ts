import type { BodyName } from './bodies.ts';
import type { RimName } from './wheels.ts';

/** What tells a trim level from another in profile. */
export interface Trim {
  rim: RimName;
  darkRim?: boolean;
  led: boolean;
  chrome: boolean;
  rails: boolean;
  /** Roof and pillars in black above the belt. */
  blackRoof?: boolean;
}

/** Trim levels, from hub caps to alloys. */
export type TrimName = 'a' | 'b' | 'c';

const plain = { led: false, chrome: false, rails: false } as const;
const dressed = { led: true, chrome: true, rails: false } as const;
const sporty = { led: true, chrome: false, rails: true, darkRim: true } as const;

/** Trim levels that a body type is drawn with. */
const trims: Record<BodyName, Partial<Record<TrimName, Trim>>> = {
  city: {
    a: { ...plain, rim: 'cover' },
    b: { ...dressed, rim: 'five' },
    c: { ...sporty, rim: 'blade', blackRoof: true },
  },
  'city-two-door': { a: { ...plain, rim: 'cover' } },
  hatch: { a: { ...plain, rim: 'cover' }, b: { ...dressed, rim: 'ten' }, c: { ...sporty, rim: 'twin' } },
  sedan: { a: { ...plain, rim: 'cover' }, b: { ...dressed, rim: 'twin' }, c: { ...sporty, rim: 'ten' } },
  wagon: {
    a: { ...plain, rim: 'five' },
    b: { ...dressed, rim: 'ten', rails: true },
    c: { ...sporty, rim: 'twin' },
  },
  'compact-suv': {
    a: { ...plain, rim: 'cover' },
    b: { ...dressed, rim: 'five', rails: true },
    c: { ...sporty, rim: 'blade', blackRoof: true },
  },
  'large-suv': {
    a: { ...plain, rim: 'utility' },
    b: { ...dressed, rim: 'utility', rails: true },
    c: { ...sporty, rim: 'twin' },
  },
  pickup: {
    a: { ...plain, rim: 'steel' },
    b: { ...dressed, rim: 'utility' },
    c: { ...sporty, rim: 'utility' },
  },
  van: { a: { ...plain, rim: 'steel' }, b: { ...dressed, rim: 'five' }, c: { ...sporty, rim: 'twin' } },
  minibus: { a: { ...plain, rim: 'steel' }, b: { ...dressed, rim: 'cover' }, c: { ...sporty, rim: 'ten' } },
  convertible: { a: { ...plain, rim: 'five' }, b: { ...dressed, rim: 'ten' }, c: { ...sporty, rim: 'twin' } },
};

/** The trim level of a body type; throws for one that it is not drawn with. */
export function trimOf(body: BodyName, name: TrimName): Trim {
  const trim = trims[body][name];
  if (!trim) throw new Error(`there is no trim level "${name}" of the body type "${body}"`);
  return trim;
}
