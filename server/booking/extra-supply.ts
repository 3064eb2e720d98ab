import { type ExtraRefusal, refuseExtra } from '../../src/domain/extra-terms.ts';
import type { ExtraRules, ExtraType } from '../../src/domain/extras.ts';
import type { SiteScope } from '../db/in-site.ts';
import { listTakenExtras } from '../db/repositories/bookings.ts';
import type { InstantSpan } from '../db/repositories/fleet.ts';
import type { Extra } from '../db/repositories/prices.ts';
import { localTimeAt } from '../environment/time-zones.ts';
import { peakUse } from './assign-unit.ts';
import type { Itinerary } from './itinerary.ts';
import type { SiteCatalogue } from './site-catalogue.ts';

const TYPES: Readonly<Record<Extra['type'], ExtraType>> = {
  Insurance: 'insurance',
  Additional: 'additional',
  Other: 'other',
};

/** The kind of a stored extra, by our names. */
export const extraTypeOf = ({ type }: Pick<Extra, 'type'>): ExtraType => TYPES[type];

/** Ids of the extras of which there is a limited number, among some. */
export const limitedExtras = ({ extras }: SiteCatalogue, wanted: readonly string[]): string[] =>
  extras
    .filter(({ id, availableStock }) => availableStock !== null && wanted.includes(id))
    .map(({ id }) => id);

/** The rules of the extras for a rental: what other rentals leave of them, and the terms that it does not meet. */
export async function readExtraRules(
  scope: SiteScope,
  catalogue: SiteCatalogue,
  itinerary: Itinerary,
  now: number,
): Promise<readonly ExtraRules[]> {
  const isAnyLimited = catalogue.extras.some(({ availableStock }) => availableStock !== null);
  const taken = isAnyLimited ? await listTakenExtras(scope, itinerary.rental) : [];
  const spansOf = (id: string): InstantSpan[] =>
    taken.flatMap(({ startsAt, endsAt, extras }) =>
      extras
        .filter(({ extraId }) => extraId === id)
        .flatMap(({ quantity }) => Array.from({ length: quantity }, () => ({ startsAt, endsAt }))),
    );
  return catalogue.extras.map((extra) => ({
    id: extra.id,
    type: extraTypeOf(extra),
    maxQuantity: extra.maxQuantityPerBooking,
    availableStock:
      extra.availableStock === null ? null : Math.max(extra.availableStock - peakUse(spansOf(extra.id)), 0),
    refusal: refusalOf(extra, itinerary, now),
    isRequired: extra.isRequired,
    isDefault: extra.isDefault,
    excludes: extra.excludes,
  }));
}

const refusalOf = (extra: Extra, { from, to, pickUp }: Itinerary, now: number): ExtraRefusal | null =>
  refuseExtra(
    { ...extra, season: extra.season ?? null },
    {
      now: localTimeAt(now, from.branch.timeZone),
      pickUp,
      pickUpPlaceId: from.place.id,
      dropOffPlaceId: to.place.id,
    },
  );
