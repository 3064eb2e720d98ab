import { describe, expect, it } from 'vitest';
import type { PriceResult, SearchResult } from '../../../generated/api/types.ts';
import type { SiteSeed } from '../../testing/seed-site.ts';
import { openBookingApp, SEARCH } from '../../testing/booking-app.ts';
import { exampleSeed } from '../../testing/site-seed.ts';

const { categories, models, places } = exampleSeed();

/** What one row of a list says beside what the example does. */
const saying = <Row extends { id: string }>(rows: readonly Row[], id: string, more: object): Row[] =>
  rows.map((row) => (row.id === id ? { ...row, ...more } : row));

const SEED: Partial<SiteSeed> = {
  categories: saying(categories, 'small', { excess: { damage: 90_000, theft: 120_050, hail: 0 } }),
  models: saying(models, 'compact', {
    luggage: 2,
    hasAirConditioning: true,
    fuel: 'petrol',
    fuelPolicy: 'full-to-full',
    imagePath: '/media/onix.svg',
    hasUnlimitedMileage: false,
    maxDistance: 1500,
    maxDistancePerDay: 250,
    excess: { damage: 80_000, rollover: 200_000 },
  }),
  places: saying(places, 'airport', { category: 'airport' }),
};
const { ask } = openBookingApp(SEED);
const FROM_AIRPORT = { ...SEARCH, fromPlace: 'airport', showFinalPrice: 'false' };

describe('a search result', () => {
  const search = async () => (await ask('/api/booking/search', FROM_AIRPORT)).json<SearchResult[]>();

  it('[RES-17] has every stored property of a car', async () => {
    expect((await search())[0]).toEqual({
      car: {
        model: {
          id: 'compact',
          name: 'Onix',
          passengers: 5,
          imagePath: '/media/onix.svg',
          brand: { name: 'Chevrolet' },
          doors: 5,
          luggage: 2,
          transmission: 'manual',
          airConditioning: true,
          fuel: 'petrol',
          fuelPolicy: 'full-to-full',
          franchiseDamage: 800,
          franchiseRollover: 2000,
        },
      },
      category: {
        id: 'small',
        name: 'Small',
        deposit: 300,
        franchiseDamage: 900,
        franchiseTheft: 1200.5,
        franchiseHail: 0,
      },
      // Two days of 40.00 and the delivery.
      price: 95,
      averageDayPrice: 47.5,
      dailyPrice: 47.5,
      totalDays: 2,
      currency: 'USD',
      onlyQuote: false,
      ilimitedKm: false,
      maxAllowedDistance: 1500,
      maxAllowedDistanceByDay: 250,
      deliveryPlace: {
        id: 'airport',
        name: 'Buenos Aires airport',
        city: 'Buenos Aires',
        country: 'Argentina',
        category: 'airport',
        branchOfficeName: 'Buenos Aires office',
        price: 15,
      },
      returnPlace: {
        id: 'city',
        name: 'Buenos Aires city',
        city: 'Buenos Aires',
        country: 'Argentina',
        branchOfficeName: 'Buenos Aires office',
        price: 0,
      },
      priceItems: [
        { description: 'checkout.lines.rental', price: 80, type: 'rental', typeId: 0 },
        { description: 'checkout.lines.pickUpFee', price: 15, type: 'pick-up-place', typeId: 3 },
      ],
      additionals: [],
      availablePromotions: [],
    });
  });

  it('leaves out properties without a stored value', async () => {
    const wagon = (await search()).find(({ car }) => car.model.id === 'wagon');
    expect(wagon).toMatchObject({ ilimitedKm: true });
    expect(wagon?.category).toEqual({ id: 'large', name: 'Large' });
    expect(Object.keys(wagon?.car.model ?? {}).sort()).toEqual([
      'brand',
      'id',
      'imagePath',
      'name',
      'passengers',
    ]);
    for (const part of ['maxAllowedDistance', 'maxAllowedDistanceByDay', 'agencyPrice', 'salesCommision'])
      expect(wagon).not.toHaveProperty(part);
  });

  it('[CHK-16] with its price has what is due and what is risked beside the parts of a result', async () => {
    const query = { ...FROM_AIRPORT, modelId: 'compact' };
    const price = (await ask('/api/booking/price', query)).json<PriceResult>();
    expect(price).toMatchObject({
      totalDays: 2,
      balance: price.price,
      customerBalance: -price.price,
      exchangeRate: 1,
      payedByCustomer: 0,
      totalPayed: 0,
      franchiseDamage: 800,
      franchiseHail: 0,
      franchiseRollover: 2000,
      franchiseTheft: 1200.5,
      availablePromotions: [],
    });
    const [found] = await search();
    for (const part of Object.keys(found ?? {})) expect(price).toHaveProperty(part);
  });

  it('with extras lists the extras that the price contains', async () => {
    const query = {
      ...FROM_AIRPORT,
      modelId: 'compact',
      'additionals[0].Additional.Id': 'seat',
      'additionals[0].Quantity': '2',
    };
    const price = (await ask('/api/booking/price', query)).json<PriceResult>();
    expect(price.additionals).toEqual([
      { additionalId: 'seat', quantity: 2, additional: { name: 'Child seat' } },
    ]);
    expect(price).toMatchObject({ maxAllowedDistanceByDay: 250, deliveryPlace: { price: 15 } });
  });

  it('is left out where the car may not go as far as the trip will, and has no price then', async () => {
    const far = { ...FROM_AIRPORT, kilometers: '501' };
    const offers = (await ask('/api/booking/search', far)).json<SearchResult[]>();
    expect(offers.map(({ car }) => car.model.id)).not.toContain('compact');
    const refused = await ask('/api/booking/price', { ...far, modelId: 'compact' });
    expect([refused.statusCode, refused.json().errorCode]).toEqual([404, 'distanceLimit']);
  });
});
