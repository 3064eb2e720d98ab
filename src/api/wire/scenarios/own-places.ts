import type { Branch } from '../branch-office.ts';
import { isRecord } from '../is-record.ts';
import type { Place } from '../place.ts';

/** The places and branches of the site that a situation is shown on, in one language. */
export interface OwnPlaces {
  readonly places: readonly Pick<Place, 'name' | 'address' | 'city' | 'country' | 'branchOfficeId'>[];
  readonly branches: readonly Branch[];
}

type OwnPlace = OwnPlaces['places'][number];

/**
 * Which place of a site stands for which of the samples: a return elsewhere is in another city where there is one. The
 * first place stands for those that a site with fewer places lacks.
 */
function placesBySample(places: readonly OwnPlace[]): ReadonlyMap<string, OwnPlace> {
  const left = [...places];
  const take = (isWanted: (place: OwnPlace) => boolean) =>
    left.splice(Math.max(0, left.findIndex(isWanted)), 1)[0] ?? places[0];
  const start = take(() => true);
  const chosen = [
    ['zag-air', start],
    ['spu-air', take(({ city }) => city !== start?.city)],
    ['zag-city', take(({ city }) => city === start?.city)],
    ['dbv-port', take(() => true)],
  ] as const;
  return new Map(chosen.flatMap(([id, place]) => (place ? [[id, place] as const] : [])));
}

/** A response of a situation with the places of the site in place of the samples, which keep their ids, rules and hours. */
export function inOwnPlaces(response: unknown, { places, branches }: OwnPlaces): unknown {
  const own = new Map<string, object>();
  for (const [id, { branchOfficeId, name, address, city, country }] of placesBySample(places)) {
    own.set(id, { name, address, city, country });
    const branch = branches.find((each) => each.id === branchOfficeId);
    if (!branch) continue;
    const { position, email: _email, ...stated } = branch;
    const { latitude, longitude } = position ?? {};
    own.set(`b-${id}`, { ...stated, id: `b-${id}`, latitude, longitude });
  }
  const translate = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(translate);
    if (!isRecord(value)) return value;
    const entries = Object.entries(value).map(([key, part]) => [key, translate(part)] as const);
    const known = typeof value.id === 'string' ? own.get(value.id) : undefined;
    const stated = Object.entries(known ?? {}).filter(([key]) => Object.hasOwn(value, key));
    return Object.fromEntries([...entries, ...stated]);
  };
  return translate(response);
}
