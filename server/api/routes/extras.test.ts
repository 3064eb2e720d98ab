import { describe, expect, it } from 'vitest';
import * as check from '../../../generated/api/check.js';
import type { Additional } from '../../../generated/api/types.ts';
import { openBookingApp } from '../../testing/booking-app.ts';
import { exampleExtras } from '../../testing/example-extras.ts';

const { ask } = openBookingApp({ extras: exampleExtras });
const RENTAL = {
  fromDate: '2026/12/01 10:00',
  toDate: '2026/12/03 10:00',
  deliveryPlaceId: 'city',
  modelId: 'compact',
};

describe('the list of extras', () => {
  const find = (list: Additional[], id: string) => list.find((each) => each.id === id);

  it('[API-19] [XTRA-01] answers each with its rules and its price for a day', async () => {
    const list = (await ask('/api/data/additionals')).json() as Additional[];
    for (const each of list) expect([check.Additional(each), check.Additional.errors]).toEqual([true, null]);
    expect(list.map(({ id }) => id)).toEqual([
      'plate',
      'seat',
      'rack',
      'permit',
      'chains',
      'last',
      'cover',
      'basic',
      'bare',
    ]);
    expect(find(list, 'seat')).toEqual({
      id: 'seat',
      name: 'The seat',
      description: '',
      imagePath: '',
      type: 'Additional',
      price: 6.05,
      priceWithoutTaxes: 5,
      dailyPrice: 6.05,
      dailyPriceWithoutTaxes: 5,
      isPriceByDay: true,
      maxQuantityPerBooking: 2,
      availableStock: null,
      isRequired: false,
      isDefault: false,
      excludes: [],
      taxes: 1.05,
      currency: 'USD',
    });
    expect(find(list, 'plate')).toMatchObject({ isRequired: true, type: 'Other' });
    expect(find(list, 'basic')).toMatchObject({ isDefault: true, type: 'Insurance', excludes: ['cover'] });
    expect(find(list, 'rack')).toMatchObject({ maxQuantityPerBooking: null, availableStock: 3 });
  });

  it('[API-42] prices them for a rental: by day for each day, others once', async () => {
    const list = (await ask('/api/booking/additionals-price', RENTAL)).json() as Additional[];
    for (const each of list) expect([check.Additional(each), check.Additional.errors]).toEqual([true, null]);
    expect(find(list, 'seat')).toMatchObject({
      price: 12.1,
      priceWithoutTaxes: 10,
      taxes: 2.1,
      dailyPrice: 6.05,
      dailyPriceWithoutTaxes: 5,
    });
    expect(find(list, 'rack')).toMatchObject({
      price: 10.89,
      priceWithoutTaxes: 9,
      dailyPrice: 5.45,
      dailyPriceWithoutTaxes: 4.5,
    });
  });

  it.each<[why: string, changes: Readonly<Record<string, string>>, status: number, errorCode: string]>([
    ['no date', { fromDate: '' }, 400, 'invalidParameter'],
    ['a day that is none', { toDate: '2026/02/30 10:00' }, 400, 'invalidParameter'],
    ['a date of another spelling', { fromDate: '2026-12-01 10:00' }, 400, 'invalidParameter'],
    ['no model', { modelId: '' }, 400, 'invalidParameter'],
    ['an unknown model', { modelId: 'gone' }, 404, 'unknownModel'],
    ['a category of other models', { categoryId: 'large' }, 404, 'unknownModel'],
    ['an unknown place', { deliveryPlaceId: 'nowhere' }, 400, 'unknownPlace'],
    ['a return before the pick-up', { toDate: '2026/11/30 10:00' }, 400, 'returnBeforePickUp'],
    ['a yes that is none', { ilimitedKm: 'yes' }, 400, 'invalidParameter'],
  ])('is refused for %s', async (_why, changes, status, errorCode) => {
    const response = await ask('/api/booking/additionals-price', { ...RENTAL, ...changes });
    expect([response.statusCode, response.json().errorCode]).toEqual([status, errorCode]);
    expect(check.Error(response.json())).toBe(true);
  });

  it('takes the model with its own category', async () => {
    expect((await ask('/api/booking/additionals-price', { ...RENTAL, categoryId: 'small' })).statusCode).toBe(
      200,
    );
  });
});
