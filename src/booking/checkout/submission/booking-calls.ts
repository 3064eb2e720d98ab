import { createBookingApi } from '../../../api/http/booking-api.ts';
import { browserTransport } from '../../../api/http/browser-transport.ts';
import { type ApiTransport, createCaller } from '../../../api/http/caller.ts';

/** The calls of a checkout over a transport; `null` calls the page's own origin. */
export const createBookingCalls = (transport: ApiTransport | null) =>
  createBookingApi(createCaller(transport ?? browserTransport));
