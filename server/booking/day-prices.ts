import {
  addDays,
  atTime,
  dateOf,
  type PlainDate,
  type PlainDateTime,
  timeOf,
} from '../../src/domain/calendar.ts';
import { listSupply } from '../db/repositories/fleet.ts';
import type { SiteScope } from '../db/in-site.ts';
import { type Itinerary, planItinerary } from './itinerary.ts';
import { type Offer, type OfferQuery, offersAmong } from './offers.ts';
import { readSiteCatalogue, type SiteCatalogue } from './site-catalogue.ts';

/** The cheapest car that is free for a rental from a day on. */
export interface DayPrice {
  readonly date: PlainDate;
  readonly offer: Offer;
}

const later = (moment: PlainDateTime, days: number): PlainDateTime =>
  atTime(addDays(dateOf(moment), days), timeOf(moment));

/**
 * The cheapest car of a rental that begins on its day and on each of the days after it. Left out are days on which it
 * cannot begin or end at its hours, and those without a free car at a price. `now` is epoch milliseconds.
 */
export async function listDayPrices(
  scope: SiteScope,
  { days, ...query }: OfferQuery & { readonly days: number },
  { now }: { readonly now: number },
): Promise<{ readonly catalogue: SiteCatalogue; readonly prices: readonly DayPrice[] }> {
  const catalogue = await readSiteCatalogue(scope);
  const itineraries = Array.from({ length: days }, (_, day) =>
    planItinerary(
      catalogue,
      { ...query, pickUp: later(query.pickUp, day), dropOff: later(query.dropOff, day) },
      { now, lead: 'with-grace' },
    ),
  ).flatMap((planned): Itinerary[] => (planned.ok ? [planned.itinerary] : []));
  const [first] = itineraries;
  if (!first) return { catalogue, prices: [] };
  // One question for all days: each takes of the claims those that touch it.
  const supply = await listSupply(scope, {
    branchOfficeId: first.from.branch.id,
    modelId: query.modelId,
    startsAt: first.claim.startsAt,
    endsAt: Math.max(...itineraries.map(({ claim }) => claim.endsAt)),
  });
  const prices = itineraries.flatMap((itinerary) => {
    const { startsAt, endsAt } = itinerary.claim;
    const ofDay = supply.map((model) => ({
      ...model,
      claims: model.claims.filter((claim) => claim.endsAt > startsAt && claim.startsAt < endsAt),
    }));
    const [offer] = offersAmong(catalogue, itinerary, ofDay, { ...query, onlyFullAvailability: true });
    return offer ? [{ date: dateOf(itinerary.pickUp), offer }] : [];
  });
  return { catalogue, prices };
}
