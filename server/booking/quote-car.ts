import { lacksInsurance, type SelectedExtra, type SelectionProblem } from '../../src/domain/extras.ts';
import type { SiteScope } from '../db/in-site.ts';
import type { Category, Model } from '../db/repositories/fleet.ts';
import { isAvailable, mayGo } from './offers.ts';
import { type Journey, type JourneyRefusal, type JourneyRequest, planJourney } from './journey.ts';
import { extraRulesOf, type NamedQuote, priceJourney } from './price.ts';
import { readSiteFacts, type SiteFacts } from './site-facts.ts';

/** A car wanted for a journey, with extras. */
export type CarRequest = JourneyRequest & {
  modelId: string;
  extras: readonly SelectedExtra[];
  /** How far the trip will go, where it is known. */
  expectedKilometers?: number | null;
};

/** Why a car cannot be priced or booked. */
export type CarRefusal =
  | { reason: 'journey'; refusal: JourneyRefusal }
  | { reason: 'unknown-model' }
  | { reason: 'no-price' }
  | { reason: 'distance-limit' }
  | { reason: 'no-car-left' }
  | { reason: 'extras'; problems: readonly SelectionProblem[] }
  | { reason: 'insurance-required' };

/** A car and its price for a journey. `selection` includes the required extras. */
export type PricedCar = {
  journey: Journey;
  model: Model;
  category: Category;
  selection: readonly SelectedExtra[];
  quote: NamedQuote;
  facts: SiteFacts;
};

/** A price, or why there is none. */
export type CarQuote = { ok: true; car: PricedCar } | { ok: false; refusal: CarRefusal };

/** The price of a car with its extras, whether or not one is free. `now` is epoch milliseconds. */
export async function quoteCar(
  scope: SiteScope,
  request: CarRequest,
  { now, isBooking = false }: { now: number; isBooking?: boolean },
): Promise<CarQuote> {
  const facts = await readSiteFacts(scope);
  const found = facts.models.get(request.modelId);
  if (!found) return refuse({ reason: 'unknown-model' });
  const planned = planJourney(facts, request, { now, lead: 'waived' });
  if (!planned.ok) return refuse({ reason: 'journey', refusal: planned.refusal });
  const { journey } = planned;
  const price = priceJourney(facts, journey, found.category.id, request.extras);
  if (!price.ok) {
    return refuse(
      price.reason === 'extras' ? { reason: 'extras', problems: price.problems } : { reason: 'no-price' },
    );
  }
  const { quote, selection } = price;
  if (!mayGo(found.model, request.expectedKilometers ?? null, quote, facts.rules))
    return refuse({ reason: 'distance-limit' });
  // While extras are still being chosen a price is due, insurance or not.
  const { isInsuranceRequired } = facts.rules;
  if (isBooking && lacksInsurance(selection, facts.extras.map(extraRulesOf), isInsuranceRequired))
    return refuse({ reason: 'insurance-required' });
  return { ok: true, car: { journey, ...found, selection, quote, facts } };
}

/** The price of a car that can be had at this moment; refused as soon as the last one is taken. */
export async function quoteFreeCar(
  scope: SiteScope,
  request: CarRequest,
  options: { now: number },
): Promise<CarQuote> {
  const quoted = await quoteCar(scope, request, options);
  if (!quoted.ok) return quoted;
  const { journey, model } = quoted.car;
  const available = await isAvailable(scope, journey, model.id, { takesCar: !model.isQuoteOnly });
  return available ? quoted : refuse({ reason: 'no-car-left' });
}

const refuse = (refusal: CarRefusal): CarQuote => ({ ok: false, refusal });
