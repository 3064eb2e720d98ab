import * as check from '../../../generated/api/check.js';
import type {
  Booking as WireBooking,
  BookingCancellation,
  BookingReference,
  BookingRequest,
  DayPrice,
  PriceResult,
  ValidatedCode,
} from '../../../generated/api/types.ts';
import type { SearchRequest } from '../../../src/api/wire/search-call.ts';
import { MAX_IDEMPOTENCY_KEY_CHARACTERS, MAX_ID_CHARACTERS } from '../../../src/domain/constants.ts';
import type { PricedExtras } from '../../../src/domain/extras.ts';
import type { GivenCodes } from '../../../src/domain/promotion-codes.ts';
import { type Money, moneyFromDecimal, toDecimal } from '../../../src/domain/money.ts';
import { priceShown, type Quote } from '../../../src/domain/pricing.ts';
import { type Principal, principalKey } from '../../access/principal.ts';
import type { BookingAccess } from '../../access/booking-access.ts';
import { BOOKING_CANCELLATION, cancelBooking } from '../../booking/cancel-booking.ts';
import { bookCar, BOOKING_CONFIRMATION, orderFingerprint } from '../../booking/book-car.ts';
import { searchOffers } from '../../booking/offers.ts';
import { promotionOfCode } from '../../booking/promotions.ts';
import { readSiteCatalogue } from '../../booking/site-catalogue.ts';
import { listDayPrices } from '../../booking/day-prices.ts';
import { findPlacedBooking } from '../../booking/placed-booking.ts';
import { type PricedCar, quoteFreeCar } from '../../booking/quote-car.ts';
import type { Database } from '../../db/engine/database.ts';
import { inSite } from '../../db/in-site.ts';
import { type Booking, findBooking } from '../../db/repositories/bookings.ts';
import { putIntoOutbox } from '../../db/repositories/outbox.ts';
import { type IdempotencyKey, isDone } from '../../db/repositories/idempotency.ts';
import { isStorable } from '../../http/request.ts';
import type { AnswerRefusalOptions } from './answer-refusal-texts.ts';
import { createBookingRefusals, firstToday, inProgress } from './booking-refusals.ts';
import type { ExtraRefusalOptions } from './extra-refusal-texts.ts';
import { createWireBookings } from '../wire/bookings.ts';
import { toWireSelection } from '../wire/extras.ts';
import { wireLiability } from '../wire/liability.ts';
import { toCarOrder } from '../wire/orders.ts';
import { createPriceItems } from '../wire/price-items.ts';
import { createSearchResults } from '../wire/search-results.ts';
import type { NameIn, TextsOf } from '../wire/texts.ts';
import { CallRefusal, carRefusal, invalidRequest, itineraryRefusal, SEARCH_FIELDS } from './call-refusal.ts';

export interface BookingCallOptions extends AnswerRefusalOptions {
  readonly database: Database;
  /** Epoch milliseconds. */
  readonly now: () => number;
  readonly textsOf: TextsOf;
  readonly nameIn: NameIn;
  readonly refusalText: ExtraRefusalOptions['refusalText'];
  readonly access: BookingAccess;
  /** Pick-up and return of a booking as a file; `null` for one that holds no car. */
  readonly calendarOf: (siteId: string, booking: Booking, language: string) => Promise<CalendarFile | null>;
  /** Called after a message about a booking was stored. */
  readonly onBooked: () => void;
}

/** A file that is downloaded. */
export interface CalendarFile {
  readonly fileName: string;
  readonly contentType: string;
  readonly content: string;
}

const isSameText = (one: string, other: string | undefined): boolean =>
  other !== undefined && other.trim() !== '' && one.trim().toLowerCase() === other.trim().toLowerCase();

/** Whether a booking is of the customer with an e-mail address or a last name. */
const isOf = (
  { customer }: Booking,
  { emailAddress, lastName }: Pick<BookingCancellation, 'emailAddress' | 'lastName'>,
): boolean => isSameText(customer.email, emailAddress) || isSameText(customer.lastName, lastName);

/** Who reads a booking: who has its key, or an e-mail address or last name that is to be its customer's. */
export interface BookingReader {
  readonly accessKey?: string | null;
  readonly customer?: string | null;
}

/** Whose site is called, and by whom. */
export interface Caller {
  readonly siteId: string;
  readonly principal: Principal;
}

/** How a booking is submitted: under a key, and at the total that the customer saw. */
export interface SubmissionOptions {
  readonly key: string | null;
  readonly expectedTotal: Money | null;
}

/** What is due for a car that nothing has been paid for. */
function openBalance({ quote, catalogue }: PricedCar) {
  const { decimals, exchangeRate } = catalogue.rules.currency;
  const total = toDecimal(quote.total, decimals);
  // The wire's customer balance is negative while the customer owes.
  return { balance: total, customerBalance: -total, payedByCustomer: 0, totalPayed: 0, exchangeRate };
}

function checkModelId(modelId: string | undefined): void {
  if (modelId === undefined || (modelId.length <= MAX_ID_CHARACTERS && isStorable(modelId))) return;
  throw invalidRequest('invalidParameter', {
    modelId: `is longer than ${MAX_ID_CHARACTERS} characters, or holds some that cannot be stored`,
  });
}

/** The stored key of a header; `null` for one that is empty, too long or cannot be stored. */
const storedKey = (key: string, principal: Principal): IdempotencyKey | null =>
  key.length > 0 && key.length <= MAX_IDEMPOTENCY_KEY_CHARACTERS && isStorable(key)
    ? { principal: principalKey(principal), route: 'book', key }
    : null;

/** @throws CallRefusal for what is no key */
function toKey(text: string, principal: Principal): IdempotencyKey {
  const key = storedKey(text, principal);
  if (key) return key;
  throw invalidRequest('invalidParameter', {
    'Idempotency-Key': `has not 1 to ${MAX_IDEMPOTENCY_KEY_CHARACTERS} characters`,
  });
}

/**
 * Search, price and booking, with results as the product API spells them: what its routes and the in-process port
 * share. Every call rejects with CallRefusal when it is refused.
 */
export function createBookingCalls(options: BookingCallOptions) {
  const { database, now, textsOf, nameIn, onBooked, access } = options;
  const priceItems = createPriceItems(textsOf, nameIn);
  const searchResult = createSearchResults(priceItems, nameIn);
  const translate = createWireBookings(priceItems, nameIn);
  /** A booking: whole for who has its key, with the key for who made it, without either for others. */
  const wireBooking = (
    siteId: string,
    booking: Booking,
    language: string,
    reader: 'has-key' | 'made-it' | 'other',
  ) =>
    translate(booking, {
      language,
      now: now(),
      accessKey: reader === 'other' ? null : access.keyOf(siteId, booking.reference),
      isOpen: reader === 'has-key',
    });
  const readerOf = (siteId: string, { reference }: Booking, key: string | null) =>
    access.opens(siteId, reference, key) ? 'has-key' : 'other';
  const find = (siteId: string, number: string): Promise<Booking | null> =>
    isStorable(number)
      ? inSite(database, siteId, (scope) => findBooking(scope, number.toUpperCase()))
      : Promise.resolve(null);
  /** The booking of a number for who has its key; else `null`. */
  const findOpened = async (siteId: string, number: string, key: string | null): Promise<Booking | null> => {
    const booking = await find(siteId, number);
    return booking && access.opens(siteId, booking.reference, key) ? booking : null;
  };

  /** A car with its price and extras, taxes included. */
  const pricedCar = (car: PricedCar, language: string): PriceResult => ({
    ...searchResult(
      { ...car, isOnRequest: car.model.isQuoteOnly },
      { language, decimals: car.catalogue.rules.currency.decimals, showFinalPrice: true },
    ),
    ...wireLiability(car.liability, car.catalogue.rules.currency.decimals),
    ...openBalance(car),
    additionals: toWireSelection(car.selection, (extraId) =>
      nameIn(car.catalogue.extras.find(({ id }) => id === extraId)?.names ?? null, language),
    ),
  });

  const { refusalTexts, requestRefusal, bookingRefusal } = createBookingRefusals({
    ...options,
    searchResult,
    pricedCar,
  });

  return {
    /** The promotion or agreement that a code opens. */
    async promotionOfCode(siteId: string, codes: GivenCodes, language: string): Promise<ValidatedCode> {
      const catalogue = isStorable(codes) ? await inSite(database, siteId, readSiteCatalogue) : null;
      const promotion = catalogue && promotionOfCode(catalogue, codes, now());
      if (!promotion) throw new CallRefusal('invalidPromoCode');
      return { id: promotion.id, name: nameIn(promotion.names, language) };
    },
    /** The models that are free for a search, each with its price. */
    async search(siteId: string, search: SearchRequest, language: string) {
      checkModelId(search.modelId);
      const found = await inSite(database, siteId, (scope) => searchOffers(scope, search, { now: now() }));
      if (!found.ok) throw itineraryRefusal(found.refusal, SEARCH_FIELDS, textsOf(language));
      const { itinerary, catalogue, offers } = found;
      const { decimals } = catalogue.rules.currency;
      const { showFinalPrice } = search;
      return offers.map((offer) =>
        searchResult({ ...offer, itinerary }, { language, decimals, showFinalPrice }),
      );
    },
    /** What the cheapest free car costs for a search on its day of pick-up and on the days after it. */
    async dayPrices(siteId: string, search: SearchRequest, days: number): Promise<DayPrice[]> {
      checkModelId(search.modelId);
      const { catalogue, prices } = await inSite(database, siteId, (scope) =>
        listDayPrices(scope, { ...search, days }, { now: now() }),
      );
      const { decimals } = catalogue.rules.currency;
      return prices.map(({ date, offer: { quote } }) => {
        const { price } = priceShown(quote as Quote, search.showFinalPrice);
        return {
          date,
          price: toDecimal(price, decimals),
          totalDays: quote.totalDays,
          currency: price.currency,
        };
      });
    },
    /** The price of the model that a search names, with extras. */
    async price(
      siteId: string,
      search: SearchRequest,
      chosen: { readonly extras: PricedExtras; readonly paymentMethodId: string | null },
      language: string,
    ) {
      const { modelId = '' } = search;
      checkModelId(modelId);
      const quoted = await inSite(database, siteId, (scope) =>
        quoteFreeCar(scope, { ...search, ...chosen, modelId }, { now: now() }),
      );
      if (!quoted.ok) throw carRefusal(quoted.refusal, SEARCH_FIELDS, refusalTexts(language));
      return pricedCar(quoted.car, language);
    },
    /** A booking by its number, in capitals or not; with its access key whole. One of another customer is not found. */
    async booking(
      siteId: string,
      number: string,
      language: string,
      { accessKey = null, customer = null }: BookingReader = {},
    ): Promise<WireBooking> {
      const booking = await find(siteId, number);
      const isMeant =
        booking && (customer === null || isOf(booking, { emailAddress: customer, lastName: customer }));
      if (!isMeant) throw new CallRefusal('bookingNotFound');
      return wireBooking(siteId, booking, language, readerOf(siteId, booking, accessKey));
    },
    /** Whether a key opens the booking of a number. */
    opens: (siteId: string, number: string, accessKey: string | null): boolean =>
      access.opens(siteId, number.toUpperCase(), accessKey),
    /** Cancels a booking for who has its key, or knows the e-mail or the last name of its customer. */
    async cancel(siteId: string, wanted: BookingCancellation, language: string): Promise<WireBooking> {
      const { bookingId, accessKey = null, fee } = wanted;
      const outcome = isStorable(bookingId)
        ? await cancelBooking(database, siteId, bookingId.toUpperCase(), {
            mayCancel: (booking) =>
              access.opens(siteId, booking.reference, accessKey) || isOf(booking, wanted),
            agreedFee: (booking) =>
              fee === undefined
                ? null
                : moneyFromDecimal(fee, { code: booking.total.currency, decimals: booking.decimals }),
            now: now(),
          })
        : ({ outcome: 'refused', reason: 'not-found' } as const);
      if (outcome.outcome === 'cancelled') {
        onBooked();
        return wireBooking(siteId, outcome.booking, language, readerOf(siteId, outcome.booking, accessKey));
      }
      if (outcome.reason === 'not-found') throw new CallRefusal('bookingNotFound');
      if (outcome.reason !== 'fee') throw new CallRefusal('notCancellable');
      throw new CallRefusal('cancellationFee', {
        booking: wireBooking(siteId, outcome.booking, language, 'other'),
      });
    },
    /** Sends again the confirmation of a booking, or that of its cancellation, for who has its key. */
    async resend(siteId: string, { bookingId, accessKey }: BookingReference): Promise<void> {
      const booking = await findOpened(siteId, bookingId, accessKey);
      if (!booking) throw new CallRefusal('bookingNotFound');
      await inSite(database, siteId, (scope) =>
        putIntoOutbox(scope, {
          kind: booking.status === 'cancelled' ? BOOKING_CANCELLATION : BOOKING_CONFIRMATION,
          payload: { reference: booking.reference },
          now: now(),
        }),
      );
      onBooked();
    },
    /** Pick-up and return of a booking as a calendar file. */
    async calendar(
      siteId: string,
      number: string,
      accessKey: string | null,
      language: string,
    ): Promise<CalendarFile> {
      const booking = await findOpened(siteId, number, accessKey);
      const file = booking ? await options.calendarOf(siteId, booking, language) : null;
      if (!file) throw new CallRefusal('bookingNotFound');
      return file;
    },
    /** The booking that was made under an idempotency key. */
    async bookingOfKey({ siteId, principal }: Caller, key: string, language: string): Promise<WireBooking> {
      const found = await findPlacedBooking(database, siteId, toKey(key, principal), now());
      if (found === 'in-progress') throw inProgress(503);
      if (found.booking) return wireBooking(siteId, found.booking, language, 'made-it');
      throw new CallRefusal('bookingNotFound');
    },
    /** Whether `book` would return the booking of an earlier call: the same key, body and total. */
    async isReplay(
      { siteId, principal }: Caller,
      wanted: unknown,
      { key, expectedTotal }: SubmissionOptions,
    ): Promise<boolean> {
      const idempotencyKey = key === null ? null : storedKey(key, principal);
      if (!idempotencyKey || !check.BookingRequest(wanted)) return false;
      const fingerprint = orderFingerprint(wanted, expectedTotal);
      return inSite(database, siteId, (scope) => isDone(scope, idempotencyKey, fingerprint));
    },
    /** Refuses a body that has not the shape of a booking request, by its problems. */
    requestRefusal,
    /** Books a car; the body's shape was checked. `isReplay`: it was booked by an earlier call with the same key. */
    async book(
      { siteId, principal }: Caller,
      wanted: BookingRequest,
      { key, expectedTotal }: SubmissionOptions,
    ): Promise<{ readonly booking: WireBooking; readonly isReplay: boolean }> {
      if (!isStorable(wanted))
        throw invalidRequest('invalidRequest', { '/': 'holds characters that cannot be stored' });
      const reading = toCarOrder(wanted, firstToday(now()));
      if (!reading.ok) throw await requestRefusal(siteId, wanted, reading.errors);
      const idempotencyKey = key === null ? null : toKey(key, principal);
      const outcome = await bookCar(database, siteId, reading.order, {
        now: now(),
        principal,
        idempotencyKey,
        expectedTotal,
        request: wanted,
      });
      if (outcome.outcome === 'refused') throw bookingRefusal(outcome, wanted);
      if (!outcome.isReplay) onBooked();
      return {
        booking: wireBooking(siteId, outcome.booking, wanted.language, 'made-it'),
        isReplay: outcome.isReplay,
      };
    },
  };
}

export type BookingCalls = ReturnType<typeof createBookingCalls>;
