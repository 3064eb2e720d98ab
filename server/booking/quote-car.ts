import { type Liability, liabilityWith } from '../../src/domain/excess.ts';
import {
  type ExtraRules,
  lacksInsurance,
  type PricedExtras,
  preselectExtras,
  quantityOf,
  type SelectedExtra,
  type SelectionProblem,
} from '../../src/domain/extras.ts';
import { type Money, money } from '../../src/domain/money.ts';
import type { SiteScope } from '../db/in-site.ts';
import type { Category, Model } from '../db/repositories/fleet.ts';
import { isAvailable, mayGo } from './offers.ts';
import { type Itinerary, type ItineraryRefusal, type ItineraryRequest, planItinerary } from './itinerary.ts';
import { readExtraRules } from './extra-supply.ts';
import { type NamedQuote, type PriceReductions, priceItinerary, type PromotedQuote } from './price.ts';
import { readSiteCatalogue, type SiteCatalogue } from './site-catalogue.ts';

/** A car wanted for an itinerary, with extras. */
export type CarRequest = ItineraryRequest &
  PriceReductions & {
    modelId: string;
    extras: readonly SelectedExtra[];
    /** How far the trip will go, where it is known. */
    expectedKilometers?: number | null;
  };

/** The same to be priced, perhaps with the extras that are taken by default. */
export type PriceRequest = Omit<CarRequest, 'extras'> & { extras: PricedExtras };

/** Why a car cannot be priced or booked. */
export type CarRefusal =
  | { reason: 'itinerary'; refusal: ItineraryRefusal }
  | { reason: 'unknown-model' }
  | { reason: 'no-price' }
  | { reason: 'distance-limit' }
  | { reason: 'no-car-left' }
  | {
      reason: 'extras';
      problems: readonly SelectionProblem[];
      catalogue: SiteCatalogue;
      extraRules: readonly ExtraRules[];
    }
  | { reason: 'insurance-required' }
  /** The code of a promotion or agreement is wrong, or its days are over. */
  | { reason: 'invalid-promo-code' };

/** A car and its price for an itinerary. `selection` includes the required extras. */
export type PricedCar = {
  itinerary: Itinerary;
  model: Model;
  category: Category;
  selection: readonly SelectedExtra[];
  /** The rules of all extras for this rental. */
  extraRules: readonly ExtraRules[];
  /** Excess and deposit with the selected insurances. */
  liability: Liability;
  quote: NamedQuote;
  promoted: readonly PromotedQuote[];
  catalogue: SiteCatalogue;
};

/** A price, or why there is none. */
export type CarQuote = { ok: true; car: PricedCar } | { ok: false; refusal: CarRefusal };

/** The price of a car with its extras, whether or not one is free. `now` is epoch milliseconds. */
export async function quoteCar(
  scope: SiteScope,
  request: PriceRequest,
  { now, isBooking = false }: { now: number; isBooking?: boolean },
): Promise<CarQuote> {
  const catalogue = await readSiteCatalogue(scope);
  const found = catalogue.models.get(request.modelId);
  if (!found) return refuse({ reason: 'unknown-model' });
  const planned = planItinerary(catalogue, request, { now, lead: 'with-form-time' });
  if (!planned.ok) return refuse({ reason: 'itinerary', refusal: planned.refusal });
  const { itinerary } = planned;
  const extraRules = await readExtraRules(scope, catalogue, itinerary, now);
  const extras = request.extras === 'default' ? preselectExtras(extraRules) : request.extras;
  const price = priceItinerary(catalogue, itinerary, found.category.id, { ...request, extras, extraRules });
  if (!price.ok) {
    return refuse(
      price.reason === 'extras'
        ? { reason: 'extras', problems: price.problems, catalogue, extraRules }
        : { reason: 'no-price' },
    );
  }
  const { quote, promoted, selection } = price;
  if (!mayGo(found.model, request.expectedKilometers ?? null, quote, catalogue.rules))
    return refuse({ reason: 'distance-limit' });
  // While extras are still being chosen a price is due, insurance or not.
  const { isInsuranceRequired } = catalogue.rules;
  if (isBooking && lacksInsurance(selection, extraRules, isInsuranceRequired))
    return refuse({ reason: 'insurance-required' });
  const liability = liabilityOf(catalogue, found, selection);
  return {
    ok: true,
    car: { itinerary, ...found, selection, extraRules, liability, quote, promoted, catalogue },
  };
}

/** What a customer risks and leaves as a deposit with a car and the selected insurances. */
function liabilityOf(
  { extras, rules }: SiteCatalogue,
  { model, category }: { model: Model; category: Category },
  selection: readonly SelectedExtra[],
): Liability {
  const amount = (minor: number): Money => money(minor, rules.currency.isoCode);
  const stated = { ...category.excess, ...model.excess };
  return liabilityWith(
    {
      excess: Object.fromEntries(Object.entries(stated).map(([risk, minor]) => [risk, amount(minor)])),
      deposit: category.depositMinor === null ? null : amount(category.depositMinor),
    },
    extras.filter(({ id }) => quantityOf(id, selection) > 0),
  );
}

/** The price of a car that can be had at this moment; refused as soon as the last one is taken. */
export async function quoteFreeCar(
  scope: SiteScope,
  request: PriceRequest,
  options: { now: number },
): Promise<CarQuote> {
  const quoted = await quoteCar(scope, request, options);
  if (!quoted.ok) return quoted;
  const { itinerary, model } = quoted.car;
  const available = await isAvailable(scope, itinerary, model.id, { takesCar: !model.isQuoteOnly });
  return available ? quoted : refuse({ reason: 'no-car-left' });
}

const refuse = (refusal: CarRefusal): CarQuote => ({ ok: false, refusal });
