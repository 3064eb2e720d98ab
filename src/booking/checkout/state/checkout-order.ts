import type { SearchParameters } from '../../../domain/search-parameters.ts';
import type { ShownCurrency } from '../../../domain/shown-currency.ts';

/** A car for a search: what the checkout books, apart from the customer and the extras. */
export interface CheckoutOrder {
  readonly search: SearchParameters;
  readonly modelId: string;
  readonly language: string;
  readonly brandCode: string | null;
  /** The currency in which it is booked; `null` for that in which prices are answered. */
  readonly currency: ShownCurrency | null;
}

/** Key of the car, places and times, under which the tab stores what it did for them. */
export const tripOf = ({ search, modelId }: CheckoutOrder): string =>
  [modelId, search.pickUpPlace.id, search.pickUp, search.dropOffPlace.id, search.dropOff].join(' ');
