import * as check from '../../generated/api/check.js';
import { toBookingError } from '../../src/api/http/booking-api.ts';
import { orNull } from '../../src/api/or-null.ts';
import type { ProductApi, SiteSettings } from '../../src/api/product-api.ts';
import { toWireBookingRequest } from '../../src/api/wire/booking-request.ts';
import { toBlogPost, toBlogPosts } from '../../src/api/wire/blog-post.ts';
import type { BookingSummary } from '../../src/domain/booking-summary.ts';
import { toPlacedBooking } from '../../src/api/wire/booking-number.ts';
import { toBookingSummary } from '../../src/api/wire/booking.ts';
import { toCurrencies } from '../../src/api/wire/currency.ts';
import { toExtras } from '../../src/api/wire/extra.ts';
import { toFleet, toModelDetails } from '../../src/api/wire/fleet.ts';
import { toBranches } from '../../src/api/wire/branch-office.ts';
import { toBranchHours } from '../../src/api/wire/opening-hours.ts';
import { toDocumentTypes, toTaxPayerTypes } from '../../src/api/wire/identity-lists.ts';
import { toPlaces } from '../../src/api/wire/place.ts';
import { toPromotions } from '../../src/api/wire/promotion.ts';
import { toRateOfCode } from '../../src/api/wire/rate-of-code.ts';
import { promotionsOf, type SearchRequest } from '../../src/api/wire/search-call.ts';
import { chooseForm, type FormKind, toServerForm } from '../../src/api/wire/server-form.ts';
import { toPricedOffer, toVehicleOffers } from '../../src/api/wire/vehicle-offer.ts';
import { opensPage } from '../../src/domain/preview.ts';
import type { SearchParameters } from '../../src/domain/search-parameters.ts';
import { ANONYMOUS } from '../access/principal.ts';
import type { BookingCalls } from '../api/calls/booking-calls.ts';
import { previewRefusal } from '../api/calls/call-refusal.ts';
import type { RentalCalls } from '../api/calls/rental-calls.ts';
import { toWireCurrency, toWirePage } from '../api/routes/configuration.ts';
import { readPublished } from '../content/documents.ts';
import { findBlogPost, listBlogPosts } from '../content/blog-posts.ts';
import { listForms } from '../content/forms.ts';
import type { PreviewAccess } from '../content/preview-access.ts';
import { readPreviewPage } from '../content/preview-pages.ts';
import { readSiteConfiguration, readSiteSettings } from '../content/site-configuration.ts';
import type { Database } from '../db/engine/database.ts';
import { inSite, type SiteScope } from '../db/in-site.ts';
import { listCurrencies } from '../db/repositories/currencies.ts';
import { fieldProblems } from '../http/error-handling.ts';
import type { RateLimits } from '../http/rate-limits.ts';
import { createCallCounter } from './count-calls.ts';
import { createCallRunner, type ReportFailure } from './run-call.ts';

export interface InProcessOptions {
  readonly database: Database;
  readonly bookings: BookingCalls;
  readonly rentals: RentalCalls;
  readonly preview: PreviewAccess;
  readonly limits: RateLimits;
  readonly report: ReportFailure;
}

/** How the parts of a site's settings are read. */
const CONFIGURATIONS: Readonly<Record<keyof SiteSettings, (scope: SiteScope) => Promise<unknown>>> = {
  site: readSiteConfiguration,
  seo: (scope) => readSiteSettings(scope, 'seo'),
  global: (scope) => readSiteSettings(scope, 'globalConfiguration'),
  bookingSettings: (scope) => readSiteSettings(scope, 'bookingSettings'),
  bookingConfiguration: (scope) => readSiteSettings(scope, 'bookingConfiguration'),
  advanced: (scope) => readSiteSettings(scope, 'advancedConfiguration'),
};

const toCall = (wanted: SearchParameters): SearchRequest => ({
  ...wanted,
  pickUpPlaceId: wanted.pickUpPlace.id,
  dropOffPlaceId: wanted.dropOffPlace.id,
  modelId: wanted.modelId ?? undefined,
  promotionIds: promotionsOf(wanted),
  codes: { promotionCode: wanted.promotionCode, agreementCode: wanted.commercialAgreementCode },
});

/**
 * The product API of a site by calls of this server's own services: nothing is written as a URL or as JSON. Rules and
 * refusals are those of the routes, which call the same services.
 */
export const createInProcessApis =
  ({ database, bookings, rentals, preview, limits, report }: InProcessOptions) =>
  (
    { id: siteId }: { readonly id: string },
    {
      deadline,
      previewToken = '',
      visitorAddress,
    }: {
      readonly deadline: AbortSignal;
      readonly previewToken?: string | undefined;
      /** IP address of the visitor whose calls are counted; without one none is. */
      readonly visitorAddress?: string | undefined;
    },
  ): ProductApi => {
    const { run, read } = createCallRunner(deadline, report);
    const count = createCallCounter(limits, { siteId, address: visitorAddress });
    /** Reads what is limited: counted once, however often it is tried. */
    async function readLimited<Result>(
      [action, booking]: Parameters<typeof count>,
      work: () => Promise<Result>,
      signal?: AbortSignal,
    ): Promise<Result> {
      await run(() => count(action, booking), signal);
      return read(work, signal);
    }
    const readForm = (kind: FormKind, wantedId: string) =>
      read(async () => {
        const form = chooseForm(await inSite(database, siteId, listForms), kind, wantedId);
        return form && toServerForm(form);
      });
    return {
      places: (language) => read(async () => toPlaces(await rentals.places(siteId, language))),
      branches: (language) => read(async () => toBranches(await rentals.branchOffices(siteId, language))),
      openingHours: (language) =>
        read(async () =>
          toBranchHours(await rentals.schedules(siteId), await rentals.holidays(siteId, language)),
        ),
      fleet: (language) => read(async () => toFleet(await rentals.categories(siteId, language))),
      promotions: (language) => read(async () => toPromotions(await rentals.promotions(siteId, language))),
      rateOfCode: (codes, { language }) =>
        orNull(
          read(async () => toRateOfCode(await bookings.promotionOfCode(siteId, codes, language))),
          'invalidPromoCode',
        ),
      extrasOfSite: (language, { decimalsOf }) =>
        read(async () =>
          toExtras(await rentals.extras(siteId, language), { decimalsOf, areTaxesIncluded: true }),
        ),
      model: (id, { language, decimalsOf }) =>
        read(async () => toModelDetails(await rentals.categories(siteId, language), id, decimalsOf)),
      search: (search, { language, decimalsOf, signal, isSuggestion = false }) => {
        const find = async () =>
          toVehicleOffers(await bookings.search(siteId, toCall(search), language), decimalsOf);
        return isSuggestion ? read(find, signal) : readLimited(['search'], find, signal);
      },
      price: ({ search, extras, paymentMethodId = null }, { language, decimalsOf, signal }) =>
        readLimited(
          ['search'],
          async () =>
            toPricedOffer(
              await bookings.price(siteId, toCall(search), { extras, paymentMethodId }, language),
              decimalsOf,
            ),
          signal,
        ),
      extras: (search, { modelId }, { language, decimalsOf, signal }) =>
        readLimited(
          ['search'],
          async () => {
            const { pickUp, dropOff, pickUpPlaceId, dropOffPlaceId } = toCall(search);
            const rental = { pickUp, dropOff, pickUpPlaceId, dropOffPlaceId, modelId, categoryId: null };
            return toExtras(await rentals.extrasOfRental(siteId, rental, language), {
              decimalsOf,
              areTaxesIncluded: search.showFinalPrice,
            });
          },
          signal,
        ),
      booking: (number, { language, decimalsOf, signal, accessKey = null }) =>
        orNull(
          // Who has the key of the booking guesses nothing.
          (bookings.opens(siteId, number, accessKey)
            ? read
            : (work: () => Promise<BookingSummary>) => readLimited(['lookUp', number], work, signal))(
            async () =>
              toBookingSummary(await bookings.booking(siteId, number, language, { accessKey }), decimalsOf),
          ),
          'bookingNotFound',
        ),
      placedBooking: (key, { language, signal }) =>
        orNull(
          readLimited(
            ['lookUp', key],
            async () =>
              toPlacedBooking(await bookings.bookingOfKey({ siteId, principal: ANONYMOUS }, key, language)),
            signal,
          ),
          'bookingNotFound',
        ),
      book: ({ request, shownTotal, idempotencyKey }, decimalsOf) =>
        run(async () => {
          await count('book', idempotencyKey);
          const wanted = toWireBookingRequest(request);
          if (!check.BookingRequest(wanted))
            throw await bookings.requestRefusal(
              siteId,
              wanted,
              fieldProblems(check.BookingRequest.errors ?? []),
            );
          const { booking } = await bookings.book({ siteId, principal: ANONYMOUS }, wanted, {
            key: idempotencyKey,
            expectedTotal: shownTotal,
          });
          return toPlacedBooking(booking);
        }).catch((error: unknown) => {
          throw toBookingError(error, decimalsOf);
        }),
      checkoutForm: (wantedId) => readForm('checkout', wantedId),
      contactForm: (wantedId) => readForm('contact', wantedId),
      documentTypes: (language) =>
        read(async () => toDocumentTypes(await rentals.documentTypes(siteId, language))),
      taxPayerTypes: (language) =>
        read(async () => toTaxPayerTypes(await rentals.taxPayerTypes(siteId, language))),
      configuration: (part) => read(() => inSite(database, siteId, CONFIGURATIONS[part])),
      page: (id, { isDraft = false } = {}) =>
        read(async () => {
          const grant = isDraft ? await preview.grantOf(siteId, previewToken) : null;
          if (isDraft && !(grant && opensPage(grant, id))) throw previewRefusal();
          const page = await inSite(database, siteId, (scope) =>
            grant ? readPreviewPage(scope, id, grant) : readPublished(scope, { kind: 'page', id }),
          );
          return page && toWirePage(page);
        }),
      blogPosts: (range) =>
        read(async () => {
          const { count, posts } = await inSite(database, siteId, (scope) => listBlogPosts(scope, range));
          return toBlogPosts({ '@odata.count': count, value: posts });
        }),
      blogPost: (id) =>
        read(async () => {
          const post = await inSite(database, siteId, (scope) => findBlogPost(scope, id));
          return post && toBlogPost(post);
        }),
      currencies: () =>
        read(async () => toCurrencies((await inSite(database, siteId, listCurrencies)).map(toWireCurrency))),
    };
  };
