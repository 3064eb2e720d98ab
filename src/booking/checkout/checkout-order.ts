import type { SearchParameters } from '../../domain/search-parameters.ts';

/** A car for a search. */
export interface BookableTrip {
  readonly search: SearchParameters;
  readonly modelId: string;
}

/** What the checkout books, apart from who books it and with what. */
export interface CheckoutOrder extends BookableTrip {
  readonly language: string;
  readonly brandCode: string | null;
}

/** The car, the places and the times: what nobody books twice without meaning to. */
export const tripOf = ({ search, modelId }: BookableTrip): string =>
  [modelId, search.pickUpPlace.id, search.pickUp, search.dropOffPlace.id, search.dropOff].join(' ');
