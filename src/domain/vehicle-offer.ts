import type { DistanceLimit } from './distance.ts';
import type { Excess } from './excess.ts';
import type { SelectedExtra } from './extras.ts';
import type { Money } from './money.ts';
import type { QuoteLineKind } from './pricing.ts';

/** A line of a price as it is shown; all lines of a price add up to its total. */
export type PriceLine = {
  readonly kind: QuoteLineKind | 'other';
  /** Text in the requested language. */
  readonly description: string;
  readonly amount: Money;
};

/** A place as an offer names it. `category` is the operator's term, such as `airport`; '' when not stated. */
export type OfferPlace = {
  readonly id: string;
  readonly name: string;
  readonly city: string;
  readonly category: string;
};

/** A place of an offer and its fee; `null` where the product API states none. */
export type OfferedPlace = OfferPlace & {
  readonly country: string;
  readonly branchName: string | null;
  /** Amount of its price line, without taxes. */
  readonly fee: Money | null;
};

/** A promotion that applies to an offer, and the payment types that it is valid for. */
export type OfferedPromotion = {
  /** `null` where the product API names none. */
  readonly id: string | null;
  /** The total with the promotion. */
  readonly finalTotal: Money;
  readonly discount: Money | null;
  readonly validFor: 'both' | 'counter' | 'online' | 'unknown';
  /** Payment types that it is valid for; empty means all. */
  readonly paymentTypes: readonly { readonly id: string; readonly name: string }[];
};

/** Terms of an offer that only an agency may see; `QuotedPrice` contains none of them. */
export type AgencyTerms = {
  readonly agencyPrice: Money | null;
  readonly customerPrice: Money | null;
  readonly salesCommission: Money | null;
};

/** The vehicle of an offer or booking; `null` where the operator states nothing. */
export type OfferVehicle = {
  readonly modelId: string;
  /** Name with the maker: `Fiat Cronos`. */
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
  /** Fuel in the operator's term: `petrol`. */
  readonly fuel: string | null;
  /** Fuel level at pick-up and return in the operator's term: `full-to-full`. */
  readonly fuelPolicy: string | null;
};

/** A vehicle that is free for a search, with its price. */
export type VehicleOffer = {
  readonly vehicle: OfferVehicle;
  readonly isQuoteOnly: boolean;
  readonly hasUnlimitedMileage: boolean;
  /** Mileage limits; `null` with unlimited mileage or where none are stated. */
  readonly distanceLimit: DistanceLimit | null;
  readonly total: Money;
  readonly averageDay: Money | null;
  readonly daily: Money | null;
  readonly totalDays: number;
  readonly deposit: Money | null;
  /** Excess with the insurances that the total contains. */
  readonly excess: Excess;
  readonly pickUpPlace: OfferedPlace;
  readonly dropOffPlace: OfferedPlace;
  readonly lines: readonly PriceLine[];
  /** Extras that the total contains; a search prices the vehicle without extras. */
  readonly extras: readonly (SelectedExtra & { readonly name: string })[];
  readonly promotions: readonly OfferedPromotion[];
  /** `null` unless the requester is an agency. */
  readonly agencyTerms: AgencyTerms | null;
};

/** The part of an offer that the checkout needs in the browser; the served page contains no more of it. */
export type QuotedPrice = Pick<
  VehicleOffer,
  'total' | 'lines' | 'excess' | 'deposit' | 'isQuoteOnly' | 'hasUnlimitedMileage' | 'promotions'
>;

/** The price of an offer. */
export const quotedPrice = ({
  total,
  lines,
  excess,
  deposit,
  isQuoteOnly,
  hasUnlimitedMileage,
  promotions,
}: VehicleOffer): QuotedPrice => ({
  total,
  lines,
  excess,
  deposit,
  isQuoteOnly,
  hasUnlimitedMileage,
  promotions,
});
