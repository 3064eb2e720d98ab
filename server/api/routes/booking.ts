import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestHookHandler } from 'fastify';
import type { BookingRequest } from '../../../generated/api/types.ts';
import { fromExtrasQuery } from '../../../src/api/wire/extras-call.ts';
import { fromSearchQuery } from '../../../src/api/wire/search-call.ts';
import { dateOf, toPlainDateTime } from '../../../src/domain/calendar.ts';
import { MAX_IDEMPOTENCY_KEY_CHARACTERS } from '../../../src/domain/constants.ts';
import { type Money, money } from '../../../src/domain/money.ts';
import { principalKey } from '../../access/principal.ts';
import { addCall, refuseRequest } from '../add-call.ts';
import { bookCar, type BookCarOutcome } from '../../booking/book-car.ts';
import type { OrderClaim } from '../../booking/order-claims.ts';
import { searchOffers } from '../../booking/offers.ts';
import { findPlacedBooking } from '../../booking/placed-booking.ts';
import { type PricedCar, quoteFreeCar } from '../../booking/quote-car.ts';
import { reportUnread } from '../../booking/site-catalogue.ts';
import type { Database } from '../../db/engine/database.ts';
import { inSite } from '../../db/in-site.ts';
import { findBooking } from '../../db/repositories/bookings.ts';
import type { IdempotencyKey } from '../../db/repositories/idempotency.ts';
import { createSharedLimits, type LocalLimits } from '../../http/rate-limits.ts';
import { createWireBookings } from '../wire/bookings.ts';
import { toWireSelection } from '../wire/extras.ts';
import { toCarOrder } from '../wire/orders.ts';
import { createPriceItems } from '../wire/price-items.ts';
import { createSearchResults } from '../wire/search-results.ts';
import type { NameIn, TextsOf } from '../wire/texts.ts';
import { refuseCar, refuseExtras, refuseUnavailable, refuseItinerary } from '../refusals.ts';
import { isStorable, languageOf, queryOf, siteOf } from '../../http/request.ts';

export interface BookingRouteOptions {
  readonly database: Database;
  /** Epoch milliseconds. */
  readonly now: () => number;
  readonly textsOf: TextsOf;
  readonly nameIn: NameIn;
  /** Called after a booking was stored. */
  readonly onBooked: () => void;
  /** Multiplies every rate limit. */
  readonly rateLimitFactor: number;
  readonly localLimits: LocalLimits;
}

/** `Expected-Total: 12300 EUR`; `null` when absent, `undefined` when it cannot be read. */
function readExpectedTotal(header: string | string[] | undefined): Money | null | undefined {
  if (header === undefined) return null;
  const match = typeof header === 'string' ? /^(\d{1,15}) ([A-Z]{3})$/.exec(header) : null;
  return match?.[1] && match[2] ? money(Number(match[1]), match[2]) : undefined;
}

const CLAIM_PATHS: Readonly<Record<OrderClaim, string>> = {
  agencyGuid: '/agencyGuid',
  globalId: '/customer/globalId',
  hasWebLogin: '/customer/hasWebLogin',
};

/** The key under which a booking is made; `null` when absent, `undefined` when it cannot be one. */
function readKey({ headers, principal }: FastifyRequest): IdempotencyKey | null | undefined {
  const key = headers['idempotency-key'];
  if (key === undefined) return null;
  const isKey = typeof key === 'string' && key.length > 0 && key.length <= MAX_IDEMPOTENCY_KEY_CHARACTERS;
  return isKey ? { principal: principalKey(principal), route: 'book', key } : undefined;
}

const refuseKey = (reply: FastifyReply) =>
  reply.code(400).send({
    error: `Idempotency-Key must have 1 to ${MAX_IDEMPOTENCY_KEY_CHARACTERS} characters`,
    errorCode: 'invalidKey',
  });

const refuseDates = (reply: FastifyReply) =>
  reply.code(400).send({ error: 'from and to must be YYYY/MM/DD HH:mm', errorCode: 'searchDates' });

const refuseBusy = (reply: FastifyReply) =>
  reply
    .code(503)
    .header('retry-after', '1')
    .send({ error: 'many are booking at this moment', errorCode: 'busy' });

/** A read is repeated by every client that knows 503, a booking is not: to that this is a conflict with itself. */
const refuseInProgress = (reply: FastifyReply, status: 409 | 503) =>
  reply
    .code(status)
    .header('retry-after', '1')
    .send({ error: 'the booking of this key is still being worked on', errorCode: 'inProgress' });

/** Search, price and booking, in the shapes of the product API. */
export function bookingRoutes(
  app: FastifyInstance,
  { database, now, textsOf, nameIn, onBooked, rateLimitFactor, localLimits }: BookingRouteOptions,
) {
  reportUnread(database, (site, document, warning) =>
    app.log.warn({ site, document, ...warning }, 'setting replaced by its default'),
  );
  const limited = createSharedLimits({ database, now, factor: rateLimitFactor });
  const limitSearch: onRequestHookHandler = (request, reply, done) => {
    if (!localLimits('search', request, reply)) done();
  };
  const isReplay = async (request: FastifyRequest) => {
    const key = readKey(request);
    if (!key) return false;
    const placed = await findPlacedBooking(database, siteOf(request).id, key, now());
    return placed !== 'in-progress' && placed.booking !== null;
  };
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

  addCall(
    app,
    'search',
    async (request, reply) => {
      const query = queryOf(request);
      const asked = fromSearchQuery(query);
      if (!asked) return refuseDates(reply);
      const { id } = siteOf(request);
      const found = await inSite(database, id, (scope) => searchOffers(scope, asked, { now: now() }));
      if (!found.ok) return refuseItinerary(reply, found.refusal);
      const options = {
        language: languageOf(query),
        decimals: found.catalogue.rules.currency.decimals,
        showFinalPrice: asked.showFinalPrice,
      };
      return found.offers.map((offer) => searchResult({ ...offer, itinerary: found.itinerary }, options));
    },
    { onRequest: limitSearch },
  );

  addCall(
    app,
    'price',
    async (request, reply) => {
      const query = queryOf(request);
      const asked = fromSearchQuery(query);
      if (!asked) return refuseDates(reply);
      const { modelId = '' } = asked;
      const chosen = fromExtrasQuery(query);
      if (!chosen.ok)
        return refuseRequest(reply, 'invalidParameter', 'the extras cannot be read', chosen.problems);
      const quoted = await inSite(database, siteOf(request).id, (scope) =>
        quoteFreeCar(scope, { ...asked, modelId, extras: chosen.extras }, { now: now() }),
      );
      if (!quoted.ok) return refuseCar(reply, quoted.refusal);
      return pricedCar(quoted.car, languageOf(query));
    },
    { onRequest: limitSearch },
  );

  addCall(
    app,
    'booking',
    async (request, reply) => {
      const query = queryOf(request);
      const { id } = siteOf(request);
      const key = readKey(request);
      if (key === undefined) return refuseKey(reply);
      const number = query.get('bookingId');
      if (number === null && key === null)
        return refuseRequest(reply, 'invalidParameter', 'a booking is asked for by number or by key', {
          bookingId: 'is missing',
        });
      const found =
        key && number === null
          ? await findPlacedBooking(database, id, key, now())
          : {
              booking: await inSite(database, id, (scope) =>
                findBooking(scope, (number ?? '').toUpperCase()),
              ),
            };
      if (found === 'in-progress') return refuseInProgress(reply, 503);
      const { booking } = found;
      if (!booking)
        return reply.code(404).send({ error: 'there is no such booking', errorCode: 'bookingNotFound' });
      return reply.header('cache-control', 'private, no-store').send(wireBooking(booking, languageOf(query)));
    },
    { onRequest: limited('lookUp') },
  );

  addCall(
    app,
    'book',
    async (request, reply) => {
      const wanted = request.body as BookingRequest;
      if (!isStorable(wanted))
        return refuseRequest(reply, 'invalidRequest', 'a text holds characters that cannot be stored', {});
      const reading = toCarOrder(wanted, dateOf(toPlainDateTime(now(), 0)));
      if (!reading.ok)
        return refuseRequest(reply, 'invalidRequest', 'the request is not valid', reading.errors);
      const idempotencyKey = readKey(request);
      if (idempotencyKey === undefined) return refuseKey(reply);
      const expectedTotal = readExpectedTotal(request.headers['expected-total']);
      if (expectedTotal === undefined)
        return reply
          .code(400)
          .send({ error: 'Expected-Total must be minor units and currency', errorCode: 'invalidTotal' });
      const { id } = siteOf(request);
      const outcome = await bookCar(database, id, reading.order, {
        now: now(),
        idempotencyKey,
        expectedTotal,
        request: wanted,
        principal: request.principal,
      });
      if (outcome.outcome === 'refused') return refuse(reply, outcome, wanted.language);
      if (outcome.isReplay) reply.header('idempotent-replayed', 'true');
      else onBooked();
      return wireBooking(outcome.booking, wanted.language);
    },
    { onRequest: limited('book', isReplay) },
  );

  function refuse(
    reply: FastifyReply,
    outcome: Extract<BookCarOutcome, { outcome: 'refused' }>,
    language: string,
  ) {
    const options = (decimals: number) => ({ language, decimals, showFinalPrice: true });
    switch (outcome.reason) {
      case 'price-changed': {
        const price = pricedCar(outcome.car, language);
        return reply.code(409).send({ error: 'the price has changed', errorCode: 'priceChanged', price });
      }
      case 'no-car-left': {
        const { itinerary, catalogue } = outcome.car;
        const alternatives = outcome.alternatives.map((offer) =>
          searchResult({ ...offer, itinerary }, options(catalogue.rules.currency.decimals)),
        );
        return refuseUnavailable(reply, alternatives);
      }
      case 'foreign-claim':
        return reply.code(403).send({
          error: 'the request is made for an account that is not signed in',
          errorCode: 'notAllowed',
          errors: { [CLAIM_PATHS[outcome.claim]]: 'is not who is signed in' },
        });
      case 'key-used-differently':
        return reply.code(422).send({
          error: 'this Idempotency-Key was used for another request',
          errorCode: 'keyUsedDifferently',
        });
      case 'in-progress':
        return refuseInProgress(reply, 409);
      case 'busy':
        return refuseBusy(reply);
      case 'answers':
        return refuseRequest(
          reply,
          'formAnswers',
          'the checkout form does not take these answers',
          outcome.problems,
        );
      case 'not-possible':
        return outcome.refusal.reason === 'extras'
          ? refuseExtras(reply, outcome.refusal.problems)
          : reply
              .code(400)
              .send({ error: 'this booking is not possible', errorCode: outcome.refusal.reason });
    }
  }
}
