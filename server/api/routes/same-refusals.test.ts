import { describe, expect, it } from 'vitest';
import { openBookingApp } from '../../testing/booking-app.ts';

const { ask, book } = openBookingApp({
  documents: {
    bookingConfiguration: {
      returnToleranceInMinutes: 59,
      maxBookingDays: 30,
      useDriverAgeAllowed: true,
      driverAgeAllowedMin: 21,
      driverAgeAllowedMax: 75,
    },
  },
});

/** A trip in terms of the product API; moments as `YYYY-MM-DD HH:mm`. */
interface Trip {
  readonly from?: string;
  readonly to?: string;
  readonly pickUp?: string;
  readonly dropOff?: string;
  readonly age?: number;
  readonly modelId?: string;
}

/** Status and code of search, price, prices of extras and booking for the same trip; 200 for a response without error. */
async function responsesTo(trip: Trip) {
  const { from = '2026-12-01 10:00', to = '2026-12-03 10:00', pickUp = 'city', dropOff = 'city' } = trip;
  const { age = 30, modelId = 'compact' } = trip;
  const moment = (text: string) => text.replaceAll('-', '/');
  const search = {
    from: moment(from),
    to: moment(to),
    fromPlace: pickUp,
    toPlace: dropOff,
    driverAge: String(age),
    modelId,
  };
  const responses = {
    search: await ask('/api/booking/search', search),
    price: await ask('/api/booking/price', search),
    extras: await ask('/api/booking/additionals-price', {
      fromDate: moment(from),
      toDate: moment(to),
      deliveryPlaceId: pickUp,
      returnPlaceId: dropOff,
      modelId,
    }),
    book: await book({
      from: `${from.replace(' ', 'T')}:00Z`,
      to: `${to.replace(' ', 'T')}:00Z`,
      pickupId: pickUp,
      returnId: dropOff,
      modelId,
      customer: {
        firstName: 'Ana',
        lastName: 'Paz',
        emailAddress: 'ana@example.com',
        cellPhone: '+541112345678',
        birthDate: `${2026 - age}-01-15`,
      },
    }),
  };
  return Object.fromEntries(
    Object.entries(responses).map(([name, response]) => [
      name,
      `${response.statusCode} ${response.json().errorCode ?? ''}`.trim(),
    ]),
  );
}

describe('search, prices and booking refuse the same trip by the same status and code', () => {
  it.each<[what: string, trip: Trip, response: string]>([
    ['from an unknown place', { pickUp: 'moon' }, '400 unknownPlace'],
    ['to an unknown place', { dropOff: 'moon' }, '400 unknownPlace'],
    ['from a place of returns', { pickUp: 'depot' }, '400 dropOffOnly'],
    ['in the past', { from: '2020-01-01 10:00' }, '400 inThePast'],
    ['outside the opening hours', { from: '2026-12-01 03:00' }, '400 outsideOpeningHours'],
    ['between the steps of the branch', { from: '2026-12-01 10:07' }, '400 betweenSteps'],
    ['that ends before it begins', { to: '2026-11-30 10:00' }, '400 returnBeforePickUp'],
    ['too far ahead', { from: '2099-12-01 10:00', to: '2099-12-03 10:00' }, '400 tooFar'],
  ])('%s', async (_what, trip, response) => {
    expect(await responsesTo(trip)).toEqual({
      search: response,
      price: response,
      extras: response,
      book: response,
    });
  });

  it('of a driver who is too young; extras cost the same for every driver', async () => {
    const response = '400 outsideAllowedAges';
    expect(await responsesTo({ age: 19 })).toEqual({
      search: response,
      price: response,
      extras: '200',
      book: response,
    });
  });

  it('with an unknown model is refused; a search finds no offer of it', async () => {
    const response = '404 unknownModel';
    expect(await responsesTo({ modelId: 'none' })).toEqual({
      search: '200',
      price: response,
      extras: response,
      book: response,
    });
  });
});
