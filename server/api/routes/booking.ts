import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { BookingCancellation, BookingReference, BookingRequest } from '../../../generated/api/types.ts';
import { fromExtrasQuery } from '../../../src/api/wire/extras-call.ts';
import {
  BOOKING_ACCESS_HEADER,
  BOOKING_CUSTOMER_HEADER,
} from '../../../src/api/wire/operations/parameters.ts';
import { fromSearchQuery } from '../../../src/api/wire/search-call.ts';
import { type Money, money } from '../../../src/domain/money.ts';
import { limitSearches, limitShared } from '../../http/limit-requests.ts';
import type { RateLimits } from '../../http/rate-limits.ts';
import { languageOf, queryOf, siteOf } from '../../http/request.ts';
import { sendError } from '../../http/send-error.ts';
import { addOperation, type OperationHandler } from '../add-operation.ts';
import type { BookingCalls, Caller, SubmissionOptions } from '../calls/booking-calls.ts';
import { invalidRequest } from '../calls/call-refusal.ts';

const DAYS_OF_A_MONTH = 31;

/** The text of the specification for a price that is asked of nothing. */
const NO_PARAMS = 'No params';

type Headers = Readonly<Record<string, string | string[] | undefined>>;

/** `Expected-Total: 12300 EUR`; `null` when absent, `undefined` when it cannot be read. */
function readExpectedTotal({ 'expected-total': header }: Headers): Money | null | undefined {
  if (header === undefined) return null;
  const match = typeof header === 'string' ? /^(\d{1,15}) ([A-Z]{3})$/.exec(header) : null;
  return match?.[1] && match[2] ? money(Number(match[1]), match[2]) : undefined;
}

/** The idempotency key of a request; `null` when absent. A repeated header is no key. */
const readKey = ({ 'idempotency-key': header }: Headers): string | null =>
  header === undefined ? null : typeof header === 'string' ? header : '';

/** The access key of a request; `null` when absent. */
const readAccess = ({ [BOOKING_ACCESS_HEADER]: header }: Headers): string | null =>
  typeof header === 'string' ? header : null;

/** Who a request says to be: an e-mail address or a last name; `null` when it does not. */
function readCustomer({ [BOOKING_CUSTOMER_HEADER]: header }: Headers): string | null {
  if (header === undefined) return null;
  try {
    return decodeURIComponent(String(header));
  } catch {
    return '';
  }
}

const languageOfBody = ({ language = '' }: Pick<BookingCancellation, 'language'>) =>
  languageOf(new URLSearchParams({ language }));

/** How a booking is submitted; `null` when its total cannot be read. */
function readSubmission(headers: Headers): SubmissionOptions | null {
  const expectedTotal = readExpectedTotal(headers);
  return expectedTotal === undefined ? null : { key: readKey(headers), expectedTotal };
}

/** @throws CallRefusal when its dates cannot be read */
function readSearch(query: URLSearchParams) {
  const search = fromSearchQuery(query);
  if (search) return search;
  throw invalidRequest('invalidParameter', { from: 'or to is not a moment, written YYYY/MM/DD HH:mm' });
}

const callerOf = (request: FastifyRequest): Caller => ({
  siteId: siteOf(request).id,
  principal: request.principal,
});

/** Search, price and booking, in the shapes of the product API. */
export function bookingRoutes(app: FastifyInstance, calls: BookingCalls, { shared, local }: RateLimits) {
  const limitSearch = limitSearches(local);
  const search: OperationHandler = (request) => {
    const query = queryOf(request);
    return calls.search(siteOf(request).id, readSearch(query), languageOf(query));
  };

  const dayPrices: OperationHandler = (request) => {
    const query = queryOf(request);
    const days = Number(query.get('days') ?? DAYS_OF_A_MONTH);
    return calls.dayPrices(siteOf(request).id, readSearch(query), days);
  };

  const price: OperationHandler = (request) => {
    const query = queryOf(request);
    const search = readSearch(query);
    const chosen = fromExtrasQuery(query);
    if (!chosen.ok) throw invalidRequest('invalidParameter', chosen.problems);
    return calls.price(
      siteOf(request).id,
      search,
      { extras: chosen.extras, paymentMethodId: query.get('paymentMethodId') },
      languageOf(query),
    );
  };

  const validatePromotion: OperationHandler = (request) => {
    const query = queryOf(request);
    const codes = {
      promotionCode: query.get('promotionCode'),
      agreementCode: query.get('commercialAgreementCode'),
    };
    return calls.promotionOfCode(siteOf(request).id, codes, languageOf(query));
  };

  const booking: OperationHandler = (request, reply) => {
    const query = queryOf(request);
    const { id } = siteOf(request);
    const key = readKey(request.headers);
    const number = query.get('bookingId');
    reply.header('cache-control', 'private, no-store');
    if (number !== null) {
      const reader = { accessKey: readAccess(request.headers), customer: readCustomer(request.headers) };
      return calls.booking(id, number, languageOf(query), reader);
    }
    if (key !== null) return calls.bookingOfKey(callerOf(request), key, languageOf(query));
    throw invalidRequest('invalidParameter', {
      bookingId: 'is missing',
    });
  };

  const book: OperationHandler = async (request, reply) => {
    const submission = readSubmission(request.headers);
    if (!submission)
      throw invalidRequest('invalidParameter', { 'Expected-Total': 'is not minor units and currency' });
    const booked = await calls.book(callerOf(request), request.body as BookingRequest, submission);
    if (booked.isReplay) reply.header('idempotent-replayed', 'true');
    return booked.booking;
  };

  const cancel: OperationHandler = (request, reply) => {
    const wanted = request.body as BookingCancellation;
    reply.header('cache-control', 'private, no-store');
    return calls.cancel(siteOf(request).id, wanted, languageOfBody(wanted));
  };

  const resend: OperationHandler = async (request, reply) => {
    await calls.resend(siteOf(request).id, request.body as BookingReference);
    return reply.code(204).send();
  };

  const calendar: OperationHandler = async (request, reply) => {
    const query = queryOf(request);
    const number = query.get('bookingId') ?? '';
    const key = query.get('accessKey');
    const file = await calls.calendar(siteOf(request).id, number, key, languageOf(query));
    return reply
      .header('cache-control', 'private, no-store')
      .header('content-disposition', `attachment; filename="${file.fileName}"`)
      .type(file.contentType)
      .send(file.content);
  };

  /** Whether a request has the key of the booking that it names: then it guesses nothing. */
  const hasAccess = async (request: FastifyRequest) => {
    const { bookingId = null, accessKey = null } = (request.body ?? {}) as Partial<BookingCancellation>;
    const number = bookingId ?? queryOf(request).get('bookingId');
    const key = accessKey ?? queryOf(request).get('accessKey') ?? readAccess(request.headers);
    return number !== null && calls.opens(siteOf(request).id, number, key);
  };

  addOperation(app, 'validatePromotion', validatePromotion, { preValidation: limitShared(shared, 'code') });
  addOperation(app, 'cancelBooking', cancel, { preValidation: limitShared(shared, 'lookUp', hasAccess) });
  addOperation(app, 'resendBooking', resend, { preValidation: limitShared(shared, 'lookUp') });
  addOperation(app, 'bookingCalendar', calendar, {
    preValidation: limitShared(shared, 'lookUp', hasAccess),
  });
  addOperation(app, 'search', search, { onRequest: limitSearch });
  addOperation(app, 'dayPrices', dayPrices, { onRequest: limitSearch });
  addOperation(app, 'price', price, {
    onRequest: limitSearch,
    // The usual refusal names every missing parameter.
    preValidation: async (request, reply) => {
      if ([...queryOf(request).keys()].some((name) => name !== 'language')) return;
      await sendError(reply, 'invalidParameter', { error: NO_PARAMS, errorMessage: NO_PARAMS });
    },
  });
  addOperation(app, 'booking', booking, { preValidation: limitShared(shared, 'lookUp', hasAccess) });
  addOperation(app, 'book', book, {
    refuseBody: (request, problems) => calls.requestRefusal(siteOf(request).id, request.body, problems),
    // After the body was read, which tells whether the call is a replay.
    preValidation: limitShared(shared, 'book', async (request) => {
      const submission = readSubmission(request.headers);
      return submission !== null && (await calls.isReplay(callerOf(request), request.body, submission));
    }),
  });
}
