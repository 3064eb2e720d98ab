import type { DistanceLimit } from './distance.ts';
import type { Excess } from './excess.ts';
import type { SelectedExtra } from './extras.ts';
import type { Money } from './money.ts';
import type { QuoteLineKind } from './pricing.ts';

/** A line of a price as it is shown; all lines of a price add up to its total. */
export type PriceLine = {
  readonly kind: QuoteLineKind | 'other';
  /** Text in the language that was asked for. */
  readonly description: string;
  readonly amount: Money;
};

/** A place as an offer names it. `category` is the operator's word, such as `airport`; '' when nothing is said. */
export type OfferPlace = {
  readonly id: string;
  readonly name: string;
  readonly city: string;
  readonly category: string;
};

/** A place of an offer, and what it costs; `null` where the product API says nothing. */
export type OfferedPlace = OfferPlace & {
  readonly country: string;
  readonly branchName: string | null;
  /** What its line of the price charges, without taxes; zero is nothing. */
  readonly fee: Money | null;
};

/** A promotion that an offer can be had with, and for which payments. */
export type OfferedPromotion = {
  /** `null` where the product API names none. */
  readonly id: string | null;
  /** The total that it leads to. */
  readonly finalTotal: Money;
  readonly discount: Money | null;
  readonly validFor: 'both' | 'counter' | 'online' | 'unknown';
  /** Types of payment that it holds for; none means all. */
  readonly paymentTypes: readonly { readonly id: string; readonly name: string }[];
};

/** What an agency is told of an offer, and nobody else: `QuotedPrice` has none of it. */
export type AgencyTerms = {
  readonly agencyPrice: Money | null;
  readonly customerPrice: Money | null;
  readonly salesCommission: Money | null;
};

/** The vehicle of an offer or booking; `null` where the operator says nothing. */
export type OfferVehicle = {
  readonly modelId: string;
  /** As customers know it, maker included: `Fiat Cronos`. */
  readonly modelName: string;
  readonly brandName: string;
  readonly categoryId: string;
  readonly categoryName: string;
  readonly imagePath: string;
  readonly passengers: number;
  readonly doors: number | null;
  readonly bags: number | null;
  readonly transmission: 'manual' | 'automatic' | null;
  readonly hasAirConditioning: boolean | null;
  /** What it runs on, in the operator's word: `petrol`. */
  readonly fuel: string | null;
  /** How full it is given and taken back, in the operator's word: `full-to-full`. */
  readonly fuelPolicy: string | null;
};

/** A vehicle that is free for a search, with its price. */
export type VehicleOffer = {
  readonly vehicle: OfferVehicle;
  readonly isQuoteOnly: boolean;
  readonly hasUnlimitedMileage: boolean;
  /** How far it may go; `null` with unlimited mileage, or where nothing is said. */
  readonly distanceLimit: DistanceLimit | null;
  readonly total: Money;
  readonly averageDay: Money | null;
  readonly daily: Money | null;
  readonly totalDays: number;
  readonly deposit: Money | null;
  /** Without insurances that are chosen and lower it. */
  readonly excess: Excess;
  readonly pickUpPlace: OfferedPlace;
  readonly dropOffPlace: OfferedPlace;
  readonly lines: readonly PriceLine[];
  /** What the total contains beside the vehicle; a search prices the vehicle alone. */
  readonly extras: readonly (SelectedExtra & { readonly name: string })[];
  readonly promotions: readonly OfferedPromotion[];
  /** `null` for whoever is no agency. */
  readonly agencyTerms: AgencyTerms | null;
};

/** What a checkout in the browser needs of an offer, and all that the sources of its page tell of it. */
export type QuotedPrice = Pick<VehicleOffer, 'total' | 'lines' | 'isQuoteOnly' | 'hasUnlimitedMileage'>;

/** The price of an offer. */
export const quotedPrice = ({
  total,
  lines,
  isQuoteOnly,
  hasUnlimitedMileage,
}: VehicleOffer): QuotedPrice => ({ total, lines, isQuoteOnly, hasUnlimitedMileage });
