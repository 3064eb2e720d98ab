import { createBookedApi } from '../../api/http/booked-api.ts';
import { browserTransport } from '../../api/http/browser-transport.ts';
import { createCaller } from '../../api/http/caller.ts';
import type { BookedApi } from '../../api/product-api.ts';
import { useServices } from '../../runtime/hydration/use-services.ts';

/** The calls about a booking that exists, to the page's own site. */
export function useBookedApi(): BookedApi {
  const { transport } = useServices();
  return createBookedApi(createCaller(transport ?? browserTransport));
}
