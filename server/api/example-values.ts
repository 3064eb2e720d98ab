import { NO_CODES } from '../../src/domain/promotion-codes.ts';
import { addDays, dateOf, type PlainDateTime, toPlainDateTime } from '../../src/domain/calendar.ts';
import { toBookingMoment } from '../../src/api/wire/booking-request.ts';
import { toSearchMoment } from '../../src/api/wire/dates.ts';
import type { BookingCalls } from './calls/booking-calls.ts';
import { CallRefusal } from './calls/call-refusal.ts';
import type { RentalCalls } from './calls/rental-calls.ts';

/** Values with which a site's operations succeed: parameters by name, and the body of the booking operation. */
export interface ExampleValues {
  readonly parameters: Readonly<Record<string, string | number>>;
  /** Ids of what operations return by an id alone, by operation; others take the one of `parameters`. */
  readonly ids: Readonly<Record<string, string>>;
  readonly booking: object | null;
}

const LANGUAGE = 'en-US';
const FIRST_DAY = 14;
const DAYS_TRIED = 7;
const RENTAL_DAYS = 3;
const DRIVER_AGE = 36;

interface ExampleSources {
  readonly bookings: BookingCalls;
  readonly rentals: RentalCalls;
  /** Id of a published post of the blog; `null` when there is none. */
  readonly postId: string | null;
  readonly now: number;
}

/** Examples for the documentation of a site: its first place with a free car in two weeks or a little later. */
export async function exampleValues(
  siteId: string,
  { bookings, rentals, postId, now }: ExampleSources,
): Promise<ExampleValues> {
  const ids = { form: 'checkout', states: 'AR', cities: 'AR.01', ...(postId && { blogPost: postId }) };
  const general = { language: LANGUAGE, kind: 'page', id: 'home', version: 1 };
  const today = dateOf(toPlainDateTime(now, 0));
  for (const { id } of await rentals.places(siteId, LANGUAGE)) {
    for (let day = FIRST_DAY; day < FIRST_DAY + DAYS_TRIED; day += 1) {
      const pickUp = `${addDays(today, day)}T10:00` as const;
      const dropOff = `${addDays(today, day + RENTAL_DAYS)}T10:00` as const;
      const place = String(id);
      const offer = await firstOffer(siteId, bookings, { pickUp, dropOff, place });
      if (!offer) continue;
      const [from, to, modelId] = [
        toSearchMoment(pickUp),
        toSearchMoment(dropOff),
        String(offer.car.model.id),
      ];
      return {
        ids,
        parameters: {
          ...general,
          from,
          to,
          fromPlace: place,
          toPlace: place,
          modelId,
          driverAge: DRIVER_AGE,
          fromDate: from,
          toDate: to,
          deliveryPlaceId: place,
          returnPlaceId: place,
        },
        booking: {
          customer: {
            firstName: 'Ana',
            lastName: 'Paz',
            emailAddress: 'ana@example.com',
            cellPhone: '+541112345678',
            country: 'AR',
            birthDate: '1990-02-28',
          },
          language: LANGUAGE,
          currency: offer.currency,
          from: toBookingMoment(pickUp),
          to: toBookingMoment(dropOff),
          isQuotation: true,
          isOnRequest: false,
          pickupId: place,
          returnId: place,
          modelId,
          additionals: [],
          ilimitedKm: true,
          onlinePayment: false,
        },
      };
    }
  }
  return { parameters: general, ids, booking: null };
}

interface Trip {
  readonly pickUp: PlainDateTime;
  readonly dropOff: PlainDateTime;
  readonly place: string;
}

async function firstOffer(siteId: string, bookings: BookingCalls, { pickUp, dropOff, place }: Trip) {
  const search = {
    pickUp,
    dropOff,
    pickUpPlaceId: place,
    dropOffPlaceId: place,
    driverAge: DRIVER_AGE,
    expectedKilometers: null,
    hasUnlimitedMileage: true,
    showFinalPrice: true,
    onlyFullAvailability: true,
    modelId: undefined,
    promotionIds: [],
    codes: NO_CODES,
  };
  try {
    return (await bookings.search(siteId, search, LANGUAGE)).find(({ onlyQuote }) => !onlyQuote);
  } catch (error) {
    // Closed on that day, or a place of returns only: another day or place may do.
    if (error instanceof CallRefusal) return undefined;
    throw error;
  }
}
