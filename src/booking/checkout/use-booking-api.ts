import { createBookingApi } from '../../api/http/booking-api.ts';
import { browserTransport } from '../../api/http/browser-transport.ts';
import { createCaller } from '../../api/http/caller.ts';
import type { BookingApi } from '../../api/product-api.ts';
import type { IslandServices } from '../../runtime/hydration/services.ts';
import { useServices } from '../../runtime/hydration/use-services.ts';

const apis = new WeakMap<IslandServices, BookingApi>();

/** The calls of a checkout to the page's own site. All islands with the same services share one API. */
export function useBookingApi(): BookingApi {
  const services = useServices();
  const api = apis.get(services) ?? createBookingApi(createCaller(services.transport ?? browserTransport));
  apis.set(services, api);
  return api;
}
