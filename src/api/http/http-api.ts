import { orNull } from '../or-null.ts';
import type { ProductApi, SiteSettings } from '../product-api.ts';
import { toBlogPost, toBlogPosts } from '../wire/blog-post.ts';
import { mergeCurrencies } from '../wire/currency.ts';
import { toExtras } from '../wire/extra.ts';
import { toExtrasPriceQuery } from '../wire/extras-call.ts';
import { toFleet, toModelDetails } from '../wire/fleet.ts';
import { toDocumentTypes, toTaxPayerTypes } from '../wire/identity-lists.ts';
import { toPromotions } from '../wire/promotion.ts';
import { toSearchQuery } from '../wire/search-call.ts';
import { findFormId, type FormKind, toServerForm } from '../wire/server-form.ts';
import { toVehicleOffers } from '../wire/vehicle-offer.ts';
import { readBooking } from './booked-api.ts';
import { readRateOfCode } from './code-api.ts';
import { createBookingApi } from './booking-api.ts';
import type { ApiCaller } from './caller.ts';
import { createPlacesApi } from './places-api.ts';

const CONFIGURATION_PATHS = {
  site: '/api/siteconfig',
  seo: '/api/siteseo',
  global: '/api/globalConfigs',
  bookingSettings: '/api/bookingsettings',
  bookingConfiguration: '/api/data/bookings-configuration',
  advanced: '/api/advancedconfig',
} as const satisfies Readonly<Record<keyof SiteSettings, string>>;

/** A product API by HTTP: the paths and spellings of its contract, and domain values on this side. */
export function createHttpApi(caller: ApiCaller): ProductApi {
  const findForm = async (kind: FormKind, wantedId: string) => {
    const id = findFormId(await caller.get('/odata/forms', { $count: true }), kind, wantedId);
    return id === null ? null : toServerForm(await caller.get(`/api/form/${encodeURIComponent(id)}`));
  };
  return {
    ...createBookingApi(caller),
    ...createPlacesApi(caller),
    fleet: async (language) => toFleet(await caller.get('/api/data/categories', { language })),
    promotions: async (language) => toPromotions(await caller.get('/api/data/promotions', { language })),
    rateOfCode: (codes, options) => readRateOfCode(caller, codes, options),
    extrasOfSite: async (language, { decimalsOf }) =>
      toExtras(await caller.get('/api/data/additionals', { language }), {
        decimalsOf,
        areTaxesIncluded: true,
      }),
    model: async (id, { language, decimalsOf }) =>
      toModelDetails(await caller.get('/api/data/categories', { language }), id, decimalsOf),
    search: async (search, { language, decimalsOf, signal }) =>
      toVehicleOffers(
        await caller.get('/api/booking/search', toSearchQuery(search, language), { signal }),
        decimalsOf,
      ),
    extras: async (search, car, { language, decimalsOf, signal }) =>
      toExtras(
        await caller.get('/api/booking/additionals-price', toExtrasPriceQuery(search, language, car), {
          signal,
        }),
        { decimalsOf, areTaxesIncluded: search.showFinalPrice },
      ),
    booking: (number, options) => readBooking(caller, number, options),
    checkoutForm: (wantedId) => orNull(findForm('checkout', wantedId)),
    contactForm: (wantedId) => orNull(findForm('contact', wantedId)),
    documentTypes: async (language) =>
      toDocumentTypes(await caller.get('/api/data/document-types', { language })),
    taxPayerTypes: async (language) =>
      toTaxPayerTypes(await caller.get('/api/data/taxPayerTypes', { language })),
    configuration: (part) => caller.get(CONFIGURATION_PATHS[part]),
    page: (id, { isDraft = false } = {}) =>
      orNull(caller.get(`/api/Pages/${encodeURIComponent(id)}`, isDraft ? { preview: true } : {})),
    blogPosts: async ({ skip, top }) =>
      toBlogPosts(
        await caller.get('/odata/BlogPosts', {
          $count: true,
          $filter: 'isPublished eq true',
          $orderby: 'createdOn desc',
          $skip: skip,
          $top: top,
        }),
      ),
    blogPost: (id) =>
      orNull(caller.get(`/api/BlogPosts/${encodeURIComponent(id)}`).then((body) => toBlogPost(body))),
    currencies: async () => {
      const calls = [caller.get('/api/currencies'), caller.get('/api/data/currencies')];
      return mergeCurrencies(await Promise.allSettled(calls));
    },
  };
}
