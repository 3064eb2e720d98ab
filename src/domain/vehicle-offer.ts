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
};

/** A vehicle that is free for a search, with its price. */
export type VehicleOffer = {
  readonly vehicle: OfferVehicle;
  readonly isQuoteOnly: boolean;
  readonly hasUnlimitedMileage: boolean;
  readonly total: Money;
  readonly averageDay: Money | null;
  readonly totalDays: number;
  readonly deposit: Money | null;
  readonly pickUpPlace: OfferPlace;
  readonly dropOffPlace: OfferPlace;
  readonly lines: readonly PriceLine[];
};
