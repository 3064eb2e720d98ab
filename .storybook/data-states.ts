import type { ComponentName } from '../generated/components/types.ts';
import type { ScenarioId } from '../src/api/wire/scenarios/scenario-ids.ts';

/** How to bring a component that fetches data into its states. */
export interface DataStates {
  /** The route of the page that it stands on, where its address has a search; none by default. */
  readonly routeId?: string;
  /** The scenario in which it has nothing to show. */
  readonly empty: ScenarioId;
}

/** The components that fetch data: each has a line, so that each has loading, empty and failed stories. */
export const DATA_STATES: Readonly<Partial<Record<ComponentName, DataStates>>> = {
  AdditionalList: { empty: 'empty' },
  BlogList: { empty: 'empty' },
  BlogPost: { empty: 'empty' },
  BookingError: { routeId: 'booking-error', empty: 'sold-out' },
  BookingSuccess: { routeId: 'booking-success', empty: 'empty' },
  CancelBookingForm: { empty: 'empty' },
  CarDetails: { empty: 'empty' },
  Checkout: { routeId: 'checkout', empty: 'sold-out' },
  ContactForm: { empty: 'empty' },
  FleetCarousel: { empty: 'empty' },
  FleetGrid: { empty: 'empty' },
  FleetSidebarCarousel: { empty: 'empty' },
  Map: { empty: 'empty' },
  PlacesGrid: { empty: 'empty' },
  PromotionsCarousel: { empty: 'empty' },
  PromotionsGrid: { empty: 'empty' },
  SearchForm: { empty: 'empty' },
  SearchResults: { routeId: 'search', empty: 'sold-out' },
};
