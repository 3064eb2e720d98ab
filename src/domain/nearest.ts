import type { Position } from './map-points.ts';

const EARTH_RADIUS_KM = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Kilometres between two positions as the crow flies. */
export function kilometersBetween(from: Position, to: Position): number {
  const half = (a: number, b: number) => Math.sin(radians(b - a) / 2) ** 2;
  const chord =
    half(from.latitude, to.latitude) +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * half(from.longitude, to.longitude);
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(chord));
}

/** Entries ordered by their distance from a position; those without one come last, all in the given order. */
export function nearest<T>(
  entries: readonly T[],
  from: Position | null,
  positionOf: (entry: T) => Position | null,
): readonly T[] {
  const distanceOf = (entry: T) => {
    const position = positionOf(entry);
    return from && position ? kilometersBetween(from, position) : Number.POSITIVE_INFINITY;
  };
  return entries
    .map((entry) => ({ entry, distance: distanceOf(entry) }))
    .sort((a, b) => (a.distance === b.distance ? 0 : a.distance - b.distance))
    .map(({ entry }) => entry);
}
