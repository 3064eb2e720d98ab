import type { BookingRequest, PriceResult } from '../../../generated/api/types.ts';
import { dateOf, type PlainDate, toPlainDateTime } from '../../../src/domain/calendar.ts';
import type { BookCarOutcome } from '../../booking/book-car.ts';
import type { OrderClaim } from '../../booking/order-claims.ts';
import type { PricedCar } from '../../booking/quote-car.ts';
import { readSiteCatalogue } from '../../booking/site-catalogue.ts';
import type { Database } from '../../db/engine/database.ts';
import { inSite } from '../../db/in-site.ts';
import { languageOf } from '../../http/request.ts';
import type { createSearchResults } from '../wire/search-results.ts';
import type { TextsOf } from '../wire/texts.ts';
import { type AnswerRefusalOptions, createAnswerRefusalTexts } from './answer-refusal-texts.ts';
import {
  BOOKING_FIELDS,
  CallRefusal,
  carRefusal,
  invalidRequest,
  unavailableRefusal,
} from './call-refusal.ts';
import { createExtraRefusalTexts, type ExtraRefusalOptions } from './extra-refusal-texts.ts';

const CLAIM_FIELDS: Readonly<Record<OrderClaim, string>> = {
  agencyGuid: '/agencyGuid',
  globalId: '/customer/globalId',
  hasWebLogin: '/customer/hasWebLogin',
};

/** A day begins first where clocks are 14 hours ahead. */
const FIRST_ZONE_MINUTES = 14 * 60;

/** Today where it begins first. @param now epoch milliseconds */
export const firstToday = (now: number): PlainDate => dateOf(toPlainDateTime(now, FIRST_ZONE_MINUTES));

type Refused = Extract<BookCarOutcome, { outcome: 'refused' }>;

/** A read is repeated by every client that knows 503, a booking is not: to that this is a conflict with itself. */
export const inProgress = (status: 409 | 503) => new CallRefusal('inProgress', { status, retryAfter: 1 });

export interface BookingRefusalOptions extends AnswerRefusalOptions, ExtraRefusalOptions {
  readonly database: Database;
  /** Epoch milliseconds. */
  readonly now: () => number;
  readonly textsOf: TextsOf;
  readonly searchResult: ReturnType<typeof createSearchResults>;
  /** A car with its price and extras, taxes included. */
  readonly pricedCar: (car: PricedCar, language: string) => PriceResult;
}

/** Why a car is not booked, in the words that visitors read. */
export function createBookingRefusals(options: BookingRefusalOptions) {
  const { database, now, textsOf, searchResult, pricedCar } = options;
  const extraRefusalTexts = createExtraRefusalTexts(options);
  const refusalTexts = (language: string) => ({
    t: textsOf(language),
    extraTexts: extraRefusalTexts(language),
  });
  const answerTexts = createAnswerRefusalTexts(options);

  /** A request that is no order: its problems by path, and those of the customer in the sentences of the checkout. */
  async function requestRefusal(
    siteId: string,
    wanted: unknown,
    problems: Readonly<Record<string, string>>,
  ): Promise<CallRefusal> {
    const { language } = (wanted ?? {}) as { language?: unknown };
    const catalogue = await inSite(database, siteId, readSiteCatalogue);
    const sentences = answerTexts.ofRequest(wanted, problems, catalogue, {
      today: firstToday(now()),
      language: languageOf(new URLSearchParams(typeof language === 'string' ? { language } : {})),
    });
    return invalidRequest('invalidRequest', problems, sentences);
  }

  function bookingRefusal(outcome: Refused, { language, customer }: BookingRequest): CallRefusal {
    switch (outcome.reason) {
      case 'price-changed':
        return new CallRefusal('priceChanged', { price: pricedCar(outcome.car, language) });
      case 'no-car-left': {
        const { itinerary, catalogue } = outcome.car;
        const { decimals } = catalogue.rules.currency;
        return unavailableRefusal(
          outcome.alternatives.map((offer) =>
            searchResult({ ...offer, itinerary }, { language, decimals, showFinalPrice: true }),
          ),
        );
      }
      case 'already-booked':
        return new CallRefusal('alreadyBooked');
      case 'foreign-claim':
        return new CallRefusal('foreignClaim', {
          errors: { [CLAIM_FIELDS[outcome.claim]]: 'is not who is signed in' },
        });
      case 'key-used-differently':
        return new CallRefusal('keyUsedDifferently');
      case 'in-progress':
        return inProgress(409);
      case 'busy':
        return new CallRefusal('busy', { retryAfter: 1 });
      case 'answers':
        return invalidRequest(
          'formAnswers',
          outcome.problems,
          answerTexts.ofAnswers(outcome.problems, outcome.fields, {
            ...outcome.rules,
            isCompany: customer.isCompany === true,
            language,
          }),
        );
      case 'not-possible':
        return carRefusal(outcome.refusal, BOOKING_FIELDS, refusalTexts(language));
    }
  }

  return { refusalTexts, requestRefusal, bookingRefusal };
}
