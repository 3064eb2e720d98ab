import type { BookingApi } from '../../../api/product-api.ts';
import type { IslandServices } from '../../../runtime/hydration/services.ts';
import { useServices } from '../../../runtime/hydration/use-services.ts';

/** The calls of a checkout, whose code is loaded with the first of them, or ahead of it. */
export interface LoadedBookingApi extends BookingApi {
  readonly load: () => Promise<BookingApi>;
}

function createLoadedApi({ transport }: Pick<IslandServices, 'transport'>): LoadedBookingApi {
  let loading: Promise<BookingApi> | null = null;
  const load = () => {
    loading ??= import('./booking-calls.ts').then(
      ({ createBookingCalls }) => createBookingCalls(transport),
      (error: unknown) => {
        // The next call tries again.
        loading = null;
        throw error;
      },
    );
    return loading;
  };
  return {
    load,
    price: async (...call) => (await load()).price(...call),
    book: async (...call) => (await load()).book(...call),
    placedBooking: async (...call) => (await load()).placedBooking(...call),
  };
}

const apis = new WeakMap<IslandServices, LoadedBookingApi>();

/** The calls of a checkout to the page's own site. All islands with the same services share one API. */
export function useBookingApi(): LoadedBookingApi {
  const services = useServices();
  const api = apis.get(services) ?? createLoadedApi(services);
  apis.set(services, api);
  return api;
}
