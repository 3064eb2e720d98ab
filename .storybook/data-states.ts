import type { ComponentName } from '../generated/components/types.ts';
import { type FakeResponses, NOT_FOUND } from '../tests/support/fake-api.ts';
import { FAKE_BOOKING_NUMBER, FAKE_SEARCH_ADDRESS } from '../tests/support/fake-offers.ts';

/** How to bring a component that fetches data into its states. */
export interface DataStates {
  /** Query of the address of the page that it stands on; none by default. */
  readonly search?: string;
  /** The answers with which it has nothing to show, by path. */
  readonly empty: FakeResponses;
}

/** The components that fetch data: each has a line, so that each has loading, empty and failed stories. */
export const DATA_STATES: Readonly<Partial<Record<ComponentName, DataStates>>> = {
  BookingError: { search: `reason=gone&${FAKE_SEARCH_ADDRESS}`, empty: { '/api/booking/search': [] } },
  BookingSuccess: {
    search: `bookingId=${FAKE_BOOKING_NUMBER}`,
    empty: { '/api/booking/book': NOT_FOUND },
  },
  Checkout: { search: FAKE_SEARCH_ADDRESS, empty: { '/api/booking/price': NOT_FOUND } },
  FleetGrid: { empty: { '/api/data/categories': [] } },
  SearchForm: { empty: { '/api/data/places': [] } },
  SearchResults: { search: FAKE_SEARCH_ADDRESS, empty: { '/api/booking/search': [] } },
};
