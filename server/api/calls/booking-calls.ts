import type { BookingRequest, Booking as WireBooking } from '../../../generated/api/types.ts';
import type { SearchRequest } from '../../../src/api/wire/search-call.ts';
import { dateOf, toPlainDateTime } from '../../../src/domain/calendar.ts';
import { MAX_IDEMPOTENCY_KEY_CHARACTERS, MAX_ID_CHARACTERS } from '../../../src/domain/constants.ts';
import type { SelectedExtra } from '../../../src/domain/extras.ts';
import type { Money } from '../../../src/domain/money.ts';
import { type Principal, principalKey } from '../../access/principal.ts';
import type { OrderClaim } from '../../booking/order-claims.ts';
import { bookCar, type BookCarOutcome } from '../../booking/book-car.ts';
import { searchOffers } from '../../booking/offers.ts';
import { findPlacedBooking } from '../../booking/placed-booking.ts';
import { type PricedCar, quoteFreeCar } from '../../booking/quote-car.ts';
import type { Database } from '../../db/engine/database.ts';
import { inSite } from '../../db/in-site.ts';
import { findBooking } from '../../db/repositories/bookings.ts';
import type { IdempotencyKey } from '../../db/repositories/idempotency.ts';
import { isStorable } from '../../http/request.ts';
import { createWireBookings } from '../wire/bookings.ts';
import { toWireSelection } from '../wire/extras.ts';
import { toCarOrder } from '../wire/orders.ts';
import { createPriceItems } from '../wire/price-items.ts';
import { createSearchResults } from '../wire/search-results.ts';
import type { NameIn, TextsOf } from '../wire/texts.ts';
import {
  CallRefusal,
  carRefusal,
  extrasRefusal,
  invalidRequest,
  itineraryRefusal,
  unavailableRefusal,
} from './call-refusal.ts';

export interface BookingCallOptions {
  readonly database: Database;
  /** Epoch milliseconds. */
  readonly now: () => number;
  readonly textsOf: TextsOf;
  readonly nameIn: NameIn;
  /** Called after a booking was stored. */
  readonly onBooked: () => void;
}

interface KeyOptions {
  readonly language: string;
  readonly principal: Principal;
}

interface BookOptions {
  /** The idempotency key; `null` when the client sent none. */
  readonly key: string | null;
  /** The total that was shown; `null` when the client sent none. */
  readonly expectedTotal: Money | null;
  readonly principal: Principal;
}

const CLAIM_PATHS: Readonly<Record<OrderClaim, string>> = {
  agencyGuid: '/agencyGuid',
  globalId: '/customer/globalId',
  hasWebLogin: '/customer/hasWebLogin',
};

type Refused = Extract<BookCarOutcome, { outcome: 'refused' }>;

/** A read is repeated by every client that knows 503, a booking is not: to that this is a conflict with itself. */
const inProgress = (status: 409 | 503) =>
  new CallRefusal(
    status,
    { error: 'the booking of this key is still being worked on', errorCode: 'inProgress' },
    1,
  );

function checkModelId(modelId: string | undefined): void {
  if (modelId === undefined || (modelId.length <= MAX_ID_CHARACTERS && isStorable(modelId))) return;
  throw invalidRequest('invalidParameter', 'a parameter of the call is not valid', {
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
  throw new CallRefusal(400, {
    error: `Idempotency-Key must have 1 to ${MAX_IDEMPOTENCY_KEY_CHARACTERS} characters`,
    errorCode: 'invalidKey',
  });
}

/**
 * Search, price and booking, with results as the product API spells them: what its routes and the in-process port
 * share. Every call rejects with CallRefusal when it is refused.
 */
export function createBookingCalls({ database, now, textsOf, nameIn, onBooked }: BookingCallOptions) {
  const priceItems = createPriceItems(textsOf, nameIn);
  const searchResult = createSearchResults(priceItems, nameIn);
  const wireBooking = createWireBookings(priceItems, nameIn);

  /** A car with its price and extras, taxes included. */
  const pricedCar = (car: PricedCar, language: string) => ({
    ...searchResult(
      { ...car, isOnRequest: car.model.isQuoteOnly },
      { language, decimals: car.catalogue.rules.currency.decimals, showFinalPrice: true },
    ),
    additionals: toWireSelection(car.selection, (extraId) =>
      nameIn(car.catalogue.extras.find(({ id }) => id === extraId)?.names ?? null, language),
    ),
  });

  function bookingRefusal(outcome: Refused, language: string): CallRefusal {
    switch (outcome.reason) {
      case 'price-changed':
        return new CallRefusal(409, {
          error: 'the price has changed',
          errorCode: 'priceChanged',
          price: pricedCar(outcome.car, language),
        });
      case 'no-car-left': {
        const { itinerary, catalogue } = outcome.car;
        const { decimals } = catalogue.rules.currency;
        return unavailableRefusal(
          outcome.alternatives.map((offer) =>
            searchResult({ ...offer, itinerary }, { language, decimals, showFinalPrice: true }),
          ),
        );
      }
      case 'foreign-claim':
        return new CallRefusal(403, {
          error: 'the request is made for an account that is not signed in',
          errorCode: 'notAllowed',
          errors: { [CLAIM_PATHS[outcome.claim]]: 'is not who is signed in' },
        });
      case 'key-used-differently':
        return new CallRefusal(422, {
          error: 'this Idempotency-Key was used for another request',
          errorCode: 'keyUsedDifferently',
        });
      case 'in-progress':
        return inProgress(409);
      case 'busy':
        return new CallRefusal(503, { error: 'many are booking at this moment', errorCode: 'busy' }, 1);
      case 'answers':
        return invalidRequest(
          'formAnswers',
          'the checkout form does not take these answers',
          outcome.problems,
        );
      case 'not-possible':
        return outcome.refusal.reason === 'extras'
          ? extrasRefusal(outcome.refusal.problems)
          : new CallRefusal(400, {
              error: 'this booking is not possible',
              errorCode: outcome.refusal.reason,
            });
    }
  }

  return {
    /** The models that are free for a search, each with its price. */
    async search(siteId: string, search: SearchRequest, language: string) {
      checkModelId(search.modelId);
      const found = await inSite(database, siteId, (scope) => searchOffers(scope, search, { now: now() }));
      if (!found.ok) throw itineraryRefusal(found.refusal);
      const { itinerary, catalogue, offers } = found;
      const { decimals } = catalogue.rules.currency;
      const { showFinalPrice } = search;
      return offers.map((offer) =>
        searchResult({ ...offer, itinerary }, { language, decimals, showFinalPrice }),
      );
    },
    /** The price of the model that a search names, with extras. */
    async price(siteId: string, search: SearchRequest, extras: readonly SelectedExtra[], language: string) {
      const { modelId = '' } = search;
      checkModelId(modelId);
      const quoted = await inSite(database, siteId, (scope) =>
        quoteFreeCar(scope, { ...search, modelId, extras }, { now: now() }),
      );
      if (!quoted.ok) throw carRefusal(quoted.refusal);
      return pricedCar(quoted.car, language);
    },
    /** A booking by its number, in capitals or not. */
    async booking(siteId: string, number: string, language: string): Promise<WireBooking> {
      const booking = isStorable(number)
        ? await inSite(database, siteId, (scope) => findBooking(scope, number.toUpperCase()))
        : null;
      if (booking) return wireBooking(booking, language);
      throw new CallRefusal(404, { error: 'there is no such booking', errorCode: 'bookingNotFound' });
    },
    /** The booking that was made under an idempotency key. */
    async bookingOfKey(
      siteId: string,
      key: string,
      { language, principal }: KeyOptions,
    ): Promise<WireBooking> {
      const found = await findPlacedBooking(database, siteId, toKey(key, principal), now());
      if (found === 'in-progress') throw inProgress(503);
      if (found.booking) return wireBooking(found.booking, language);
      throw new CallRefusal(404, { error: 'there is no such booking', errorCode: 'bookingNotFound' });
    },
    /** Whether a booking was made under a key: a repeated call would be answered with it. */
    async isBooked(siteId: string, header: string | null, principal: Principal): Promise<boolean> {
      const key = header === null ? null : storedKey(header, principal);
      if (!key) return false;
      const found = await findPlacedBooking(database, siteId, key, now());
      return found !== 'in-progress' && found.booking !== null;
    },
    /** Books a car; the body's shape was checked. `isReplay`: it was booked by an earlier call with the same key. */
    async book(
      siteId: string,
      wanted: BookingRequest,
      { key, expectedTotal, principal }: BookOptions,
    ): Promise<{ readonly booking: WireBooking; readonly isReplay: boolean }> {
      if (!isStorable(wanted))
        throw invalidRequest('invalidRequest', 'a text holds characters that cannot be stored', {});
      const reading = toCarOrder(wanted, dateOf(toPlainDateTime(now(), 0)));
      if (!reading.ok) throw invalidRequest('invalidRequest', 'the request is not valid', reading.errors);
      const idempotencyKey = key === null ? null : toKey(key, principal);
      const outcome = await bookCar(database, siteId, reading.order, {
        now: now(),
        idempotencyKey,
        expectedTotal,
        request: wanted,
        principal,
      });
      if (outcome.outcome === 'refused') throw bookingRefusal(outcome, wanted.language);
      if (!outcome.isReplay) onBooked();
      return { booking: wireBooking(outcome.booking, wanted.language), isReplay: outcome.isReplay };
    },
  };
}

export type BookingCalls = ReturnType<typeof createBookingCalls>;
