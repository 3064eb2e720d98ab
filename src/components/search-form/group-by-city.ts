import type { Place } from '../../api/wire/place.ts';

/** Places by city, in the order in which the cities first appear. */
export function groupByCity<T extends Pick<Place, 'city'>>(
  places: readonly T[],
): readonly (readonly [city: string, places: readonly T[]])[] {
  const groups = new Map<string, T[]>();
  for (const place of places) {
    const group = groups.get(place.city);
    if (group) group.push(place);
    else groups.set(place.city, [place]);
  }
  return [...groups];
}
