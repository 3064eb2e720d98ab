import { type DistanceLimit, reaches } from '../../src/domain/distance.ts';
import type { SiteScope } from '../db/in-site.ts';
import { type Category, listSupply, type Model, type ModelSupply } from '../db/repositories/fleet.ts';
import { peakUse } from './assign-unit.ts';
import { type Itinerary, type ItineraryRefusal, type ItineraryRequest, planItinerary } from './itinerary.ts';
import {
  type NamedQuote,
  type PriceReductions,
  priceVehicle,
  type PromotedQuote,
  type VehiclePrice,
} from './price.ts';
import { readSiteCatalogue, type SiteCatalogue } from './site-catalogue.ts';
import type { SiteRules } from './site-rules.ts';

/** A model that can be had for an itinerary. On-request models are offered without counting cars. */
export type Offer = {
  model: Model;
  category: Category;
  quote: NamedQuote;
  promoted: readonly PromotedQuote[];
  isOnRequest: boolean;
  freeUnits: number;
};

/** What a search asks for beside the itinerary. */
export type OfferQuery = ItineraryRequest &
  PriceReductions & {
    /** Only this model. */
    modelId?: string;
    /** Leaves out models that may not go so far. */
    expectedKilometers?: number | null;
    /** Leaves out on-request models. */
    onlyFullAvailability?: boolean;
  };

/** Offers, those that can be booked at once first, the cheapest before the others; equal ones in the operator's order; or why the itinerary is impossible. */
export type OfferSearch =
  | { ok: true; itinerary: Itinerary; catalogue: SiteCatalogue; offers: readonly Offer[] }
  | { ok: false; refusal: ItineraryRefusal };

/** Searches the models that are free for an itinerary, each with its price. `now` is epoch milliseconds. */
export async function searchOffers(
  scope: SiteScope,
  query: OfferQuery,
  { now }: { now: number },
): Promise<OfferSearch> {
  const catalogue = await readSiteCatalogue(scope);
  const planned = planItinerary(catalogue, query, { now, lead: 'with-grace' });
  if (!planned.ok) return planned;
  const { itinerary } = planned;
  return { ok: true, itinerary, catalogue, offers: await listOffers(scope, catalogue, itinerary, query) };
}

/** The free models of a planned itinerary, in the order of `OfferSearch`. Models without a rate are not for rent and left out. */
export async function listOffers(
  scope: SiteScope,
  catalogue: SiteCatalogue,
  itinerary: Itinerary,
  query: Omit<OfferQuery, keyof ItineraryRequest> = {},
): Promise<Offer[]> {
  const { from, claim } = itinerary;
  const { modelId } = query;
  const supply = await listSupply(scope, { branchOfficeId: from.branch.id, ...claim, modelId });
  return offersAmong(catalogue, itinerary, supply, query);
}

/** The free models among the cars of a branch, each with the claims that touch the itinerary. */
export function offersAmong(
  catalogue: SiteCatalogue,
  itinerary: Itinerary,
  supply: readonly ModelSupply[],
  {
    expectedKilometers = null,
    onlyFullAvailability = false,
    ...reductions
  }: Omit<OfferQuery, keyof ItineraryRequest>,
): Offer[] {
  const byModel = new Map(supply.map((each) => [each.modelId, each]));
  // A price depends on the category alone, and a company has many models of one.
  const prices = new Map<string, VehiclePrice>();
  const offers: Offer[] = [];
  for (const { model, category } of catalogue.models.values()) {
    const found = byModel.get(model.id);
    if (!found) continue;
    const isOnRequest = model.isQuoteOnly;
    const freeUnits = freeUnitsOf(found);
    if (isOnRequest ? onlyFullAvailability : freeUnits < 1) continue;
    const price = prices.get(category.id) ?? priceVehicle(catalogue, itinerary, category.id, reductions);
    prices.set(category.id, price);
    if (price.ok && mayGo(model, expectedKilometers, price.quote, catalogue.rules))
      offers.push({ model, category, quote: price.quote, promoted: price.promoted, isOnRequest, freeUnits });
  }
  // Cars that can be booked at once come first, the cheapest of them before the others.
  return offers.toSorted(
    (one, other) =>
      Number(one.isOnRequest) - Number(other.isOnRequest) || one.quote.total.minor - other.quote.total.minor,
  );
}

/** How far a model may go; null when there is no limit. */
export const distanceLimitOf = ({
  hasUnlimitedMileage,
  maxDistance,
  maxDistancePerDay,
}: Model): DistanceLimit | null =>
  hasUnlimitedMileage ? null : { total: maxDistance, perDay: maxDistancePerDay };

/** Whether a model may go as far as is expected of a rental; nothing is expected of null. */
export const mayGo = (
  model: Model,
  expectedKilometers: number | null,
  { totalDays }: Pick<NamedQuote, 'totalDays'>,
  { distanceUnit }: Pick<SiteRules, 'distanceUnit'>,
): boolean =>
  expectedKilometers === null ||
  reaches(distanceLimitOf(model), { kilometers: expectedKilometers, days: totalDays }, distanceUnit);

/** Whether a planned itinerary can be made with a model: with a free car where one is taken, else with any of its branch. */
export async function isAvailable(
  scope: SiteScope,
  { from, claim }: Itinerary,
  modelId: string,
  { takesCar }: { takesCar: boolean },
): Promise<boolean> {
  const [supply] = await listSupply(scope, { branchOfficeId: from.branch.id, ...claim, modelId });
  return supply !== undefined && (!takesCar || freeUnitsOf(supply) > 0);
}

/**
 * Cars of bookings not yet begun can be exchanged, so only the greatest simultaneous use counts. All claims touch the
 * itinerary: those that overlap each other before or after it do so within it too.
 */
const freeUnitsOf = ({ units, claims }: ModelSupply): number => Math.max(units - peakUse(claims), 0);
