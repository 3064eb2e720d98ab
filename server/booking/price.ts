import { dateOf, type PlainDate } from '../../src/domain/calendar.ts';
import {
  checkSelection,
  type ExtraRules,
  type SelectedExtra,
  type SelectionProblem,
  withRequiredExtras,
} from '../../src/domain/extras.ts';
import { money } from '../../src/domain/money.ts';
import {
  type Fee,
  type FeeKind,
  type Quote,
  type QuoteLine,
  type QuoteOutcome,
  quoteRental,
  type SeasonRate,
} from '../../src/domain/pricing.ts';
import { isPromoted } from '../../src/domain/promotions.ts';
import { type GivenCodes, isRequestedBy, NO_CODES } from '../../src/domain/promotion-codes.ts';
import { countRentalDays } from '../../src/domain/rental-period.ts';
import type { StoredPromotion } from '../db/repositories/prices.ts';
import type { Names } from '../db/tables/columns.ts';
import { extraTypeOf } from './extra-supply.ts';
import type { Itinerary } from './itinerary.ts';
import { promotionRulesOf } from './promotions.ts';
import type { SiteCatalogue } from './site-catalogue.ts';

/** A line with the operator's own name of it (extras, insurances, promotions, taxes); null where the kind says enough. */
export type NamedLine = QuoteLine & { names: Names | null };
/** A quote whose lines carry names. */
export type NamedQuote = Omit<Quote, 'lines'> & { lines: readonly NamedLine[] };

type NoPrice = { ok: false; reason: 'no-price'; why: Exclude<QuoteOutcome, { ok: true }>['reason'] };

/** The price of a vehicle alone, or why there is none. */
export type VehiclePrice = { ok: true; quote: NamedQuote; promoted: readonly PromotedQuote[] } | NoPrice;

/** What lowers a price: promotions that the visitor chose and codes that they gave, of which the best that holds counts. */
export type PriceReductions = {
  readonly promotionIds?: readonly string[];
  readonly codes?: GivenCodes;
  /** How the visitor pays; `null` where that is not chosen. */
  readonly paymentMethodId?: string | null;
};

/** A lower price with a promotion that holds only with certain ways to pay. */
export type PromotedQuote = {
  readonly promotion: StoredPromotion;
  readonly quote: NamedQuote;
};

/** What is chosen with a car: extras, by their rules for the rental, and what lowers its price. */
export type PriceChoice = PriceReductions & {
  readonly extras: readonly SelectedExtra[];
  readonly extraRules: readonly ExtraRules[];
};

/** A price with its extras, or why there is none. */
export type PriceOutcome =
  | { ok: true; quote: NamedQuote; promoted: readonly PromotedQuote[]; selection: readonly SelectedExtra[] }
  | NoPrice
  | { ok: false; reason: 'extras'; problems: readonly SelectionProblem[] };

const BEFORE_ALL_SEASONS: PlainDate = '0001-01-01';
const AFTER_ALL_SEASONS: PlainDate = '9999-12-31';

/**
 * The price of a vehicle for an itinerary, as a search shows it: without extras, also those that are part of every
 * booking, which come with the order.
 */
export const priceVehicle = (
  catalogue: SiteCatalogue,
  itinerary: Itinerary,
  categoryId: string,
  reductions: PriceReductions = {},
): VehiclePrice => priceSelection(catalogue, itinerary, categoryId, { selection: [], reductions });

/**
 * The price of an itinerary with extras, and the selection that it is for. Required extras that were not chosen are
 * added, one of each, so that a price and the booking after it agree whether or not a client names them.
 */
export function priceItinerary(
  catalogue: SiteCatalogue,
  itinerary: Itinerary,
  categoryId: string,
  { extras: chosen, extraRules, ...reductions }: PriceChoice,
): PriceOutcome {
  const selection = withRequiredExtras(chosen, extraRules);
  const problems = checkSelection(selection, extraRules);
  if (problems.length > 0) return { ok: false, reason: 'extras', problems };
  const price = priceSelection(catalogue, itinerary, categoryId, { selection, reductions });
  return price.ok ? { ...price, selection } : price;
}

/** Extras of a price, and what lowers it. */
type PricedSelection = {
  readonly selection: readonly SelectedExtra[];
  readonly reductions: PriceReductions;
};

function priceSelection(
  catalogue: SiteCatalogue,
  itinerary: Itinerary,
  categoryId: string,
  { selection, reductions }: PricedSelection,
): VehiclePrice {
  const own = priceWith(catalogue, itinerary, categoryId, { selection, reductions });
  if (!own.ok) return own;
  // Of several ways to pay with one promotion any has its price.
  const promoting = new Map(catalogue.rules.paymentMethods.map(({ id, promotionId }) => [promotionId, id]));
  promoting.delete(null);
  const promoted = [...promoting].flatMap(([promotionId, paymentMethodId]) => {
    const paidSo = { ...reductions, paymentMethodId };
    const lower = priceWith(catalogue, itinerary, categoryId, { selection, reductions: paidSo });
    if (!lower.ok || lower.promotion?.id !== promotionId) return [];
    const isLower = lower.quote.total.minor < own.quote.total.minor;
    return isLower ? [{ promotion: lower.promotion, quote: lower.quote }] : [];
  });
  return { ok: true, quote: own.quote, promoted };
}

type PriceWith = { ok: true; quote: NamedQuote; promotion: StoredPromotion | null } | NoPrice;

function priceWith(
  catalogue: SiteCatalogue,
  itinerary: Itinerary,
  categoryId: string,
  { selection, reductions }: PricedSelection,
): PriceWith {
  const promotion = bestPromotion(catalogue, itinerary, categoryId, reductions);
  const outcome = quoteRental({
    currency: catalogue.rules.currency.isoCode,
    pickUp: itinerary.pickUp,
    dropOff: itinerary.dropOff,
    // Estimates begin with the rules of charged days.
    dayRules: catalogue.rules.estimate,
    rates: ratesOf(catalogue, categoryId),
    promotion: promotion && { kind: 'percentage', id: promotion.id, basisPoints: promotion.basisPoints },
    fees: feesOf(catalogue, itinerary),
    extras: selection.map(({ extraId, quantity }) => pricedExtra(catalogue, extraId, quantity)),
    taxes: catalogue.taxes,
  });
  if (!outcome.ok) return { ok: false, reason: 'no-price', why: outcome.reason };
  return {
    ok: true,
    promotion,
    quote: { ...outcome.quote, lines: outcome.quote.lines.map((line) => named(line, catalogue)) },
  };
}

/** Of the promotions and agreements asked for that hold for a rental, the one that takes off most. */
function bestPromotion(
  { promotions, rules }: SiteCatalogue,
  { pickUp, dropOff, from }: Itinerary,
  categoryId: string,
  { promotionIds = [], codes = NO_CODES, paymentMethodId = null }: PriceReductions,
): StoredPromotion | null {
  if (dropOff <= pickUp) return null;
  const rental = {
    pickUpDate: dateOf(pickUp),
    totalDays: countRentalDays(pickUp, dropOff, rules.estimate),
    placeId: from.place.id,
    categoryId,
  };
  const paid = rules.paymentMethods.find(({ id }) => id === paymentMethodId);
  // One that holds only with certain ways to pay needs one of them, and its code where it has one.
  const isWanted = (promotion: StoredPromotion) =>
    rules.paymentMethods.some(({ promotionId }) => promotionId === promotion.id)
      ? paid?.promotionId === promotion.id &&
        (promotion.code === null || isRequestedBy(promotion, promotionIds, codes))
      : isRequestedBy(promotion, promotionIds, codes);
  const [best = null] = promotions
    .filter((promotion) => isWanted(promotion) && isPromoted(rental, promotionRulesOf(promotion)))
    .sort((first, second) => second.basisPoints - first.basisPoints);
  return best;
}

function ratesOf({ rates, seasons, rules }: SiteCatalogue, categoryId: string): SeasonRate[] {
  return (rates.get(categoryId) ?? []).map((rate) => {
    const season = rate.seasonId === null ? null : seasons.get(rate.seasonId);
    return {
      seasonId: rate.seasonId ?? '',
      from: (season?.fromDate ?? BEFORE_ALL_SEASONS) as PlainDate,
      to: (season?.toDate ?? AFTER_ALL_SEASONS) as PlainDate,
      fromDays: rate.bracketFromDays,
      daily: money(rate.dailyMinor, rules.currency.isoCode),
    };
  });
}

function feesOf(
  { oneWayFees, rules }: SiteCatalogue,
  { from, to, isOneWay, isAfterHours }: Itinerary,
): readonly Fee[] {
  const oneWay = oneWayFees.find(
    ({ fromBranchOfficeId, toBranchOfficeId }) =>
      fromBranchOfficeId === from.branch.id && toBranchOfficeId === to.branch.id,
  );
  const minors: Readonly<Record<FeeKind, number>> = {
    'pick-up-place': from.place.deliveryFeeMinor,
    'drop-off-place': to.place.returnFeeMinor,
    'one-way': isOneWay ? (oneWay?.feeMinor ?? 0) : 0,
    'pick-up-after-hours': isAfterHours.pickUp ? from.branch.afterHoursFeeMinor : 0,
    'drop-off-after-hours': isAfterHours.dropOff ? to.branch.afterHoursFeeMinor : 0,
  };
  return Object.entries(minors).map(([kind, minor]) => ({
    kind: kind as FeeKind,
    amount: money(minor, rules.currency.isoCode),
  }));
}

function pricedExtra({ extras, rules }: SiteCatalogue, extraId: string, quantity: number) {
  const extra = extras.find(({ id }) => id === extraId);
  if (!extra) throw new Error(`priceItinerary: the extra ${extraId} passed its check but does not exist`);
  const { id, isPriceByDay, priceMinor } = extra;
  return {
    id,
    type: extraTypeOf(extra),
    price: money(priceMinor, rules.currency.isoCode),
    isPriceByDay,
    quantity,
  };
}

function named(line: QuoteLine, { extras, promotions, taxes }: SiteCatalogue): NamedLine {
  const from = line.kind === 'tax' ? taxes : line.kind === 'promotion' ? promotions : extras;
  return {
    ...line,
    names: (line.referenceId && from.find(({ id }) => id === line.referenceId)?.names) || null,
  };
}
