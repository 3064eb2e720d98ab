import { describe, expect, it } from 'vitest';
import type { SearchResult } from '../../../generated/api/types.ts';
import { toPricedOffer, toVehicleOffers } from './vehicle-offer.ts';

const PLACE = { id: 7, name: 'Zagreb Airport', city: 'Zagreb', country: 'HR' };
const WIRE: SearchResult = {
  car: {
    model: {
      id: 12,
      name: 'Clio',
      brand: { name: 'Renault' },
      passengers: 5,
      doors: 5,
      luggage: 2,
      transmission: 'manual',
      airConditioning: true,
      imagePath: '/media/clio.svg',
    },
  },
  category: { id: 'c', name: 'Compact', deposit: 300.5 },
  price: 129.99,
  averageDayPrice: 43.33,
  totalDays: 3,
  currency: 'EUR',
  onlyQuote: false,
  ilimitedKm: true,
  deliveryPlace: PLACE,
  returnPlace: { ...PLACE, id: 'b', category: 'airport' },
  priceItems: [{ description: '3 days', price: 129.99, type: 'rental', typeId: 0 }],
};
const two = () => 2;
const eur = (minor: number) => ({ minor, currency: 'EUR' });

describe('an offer', () => {
  it('is read with our names and amounts in minor units', () => {
    expect(toVehicleOffers([WIRE], two)).toEqual([
      {
        vehicle: {
          modelId: '12',
          modelName: 'Clio',
          brandName: 'Renault',
          categoryId: 'c',
          categoryName: 'Compact',
          imagePath: '/media/clio.svg',
          passengers: 5,
          doors: 5,
          bags: 2,
          transmission: 'manual',
          hasAirConditioning: true,
        },
        isQuoteOnly: false,
        hasUnlimitedMileage: true,
        total: eur(12999),
        averageDay: eur(4333),
        totalDays: 3,
        deposit: eur(30050),
        pickUpPlace: { id: '7', name: 'Zagreb Airport', city: 'Zagreb', category: '' },
        dropOffPlace: { id: 'b', name: 'Zagreb Airport', city: 'Zagreb', category: 'airport' },
        lines: [{ kind: 'rental', description: '3 days', amount: eur(12999) }],
      },
    ]);
  });

  it('counts in the decimals of its currency', () => {
    const [offer] = toVehicleOffers([{ ...WIRE, currency: 'CLP', price: 45990 }], (code) =>
      code === 'CLP' ? 0 : 2,
    );
    expect(offer?.total).toEqual({ minor: 45990, currency: 'CLP' });
  });

  it('says null for what the wire leaves out', () => {
    const { id, name, brand, passengers, imagePath } = WIRE.car.model;
    const model = { id, name, brand, passengers, imagePath };
    const { averageDayPrice: _, ...rest } = WIRE;
    const [offer] = toVehicleOffers([{ ...rest, car: { model }, category: { id: 1, name: 'x' } }], two);
    expect(offer).toMatchObject({ averageDay: null, deposit: null });
    expect(offer?.vehicle).toMatchObject({
      doors: null,
      bags: null,
      transmission: null,
      hasAirConditioning: null,
    });
  });

  // The numbers of the wire, as they are written down there.
  it.each([
    ['rental', 0],
    ['extra', 1],
    ['insurance', 16],
    ['pick-up-place', 3],
    ['drop-off-place', 11],
    ['one-way', 10],
    ['tax', 15],
    ['other', 999],
  ])('[RES-18] knows a price line of %s', (kind, typeId) => {
    const priceItems = [{ description: 'd', price: -5, type: 't', typeId }];
    expect(toVehicleOffers([{ ...WIRE, priceItems }], two)[0]?.lines).toEqual([
      { kind, description: 'd', amount: eur(-500) },
    ]);
  });
});

describe('an answer', () => {
  it('keeps the offers that can be read', () => {
    const offers = toVehicleOffers([null, { ...WIRE, price: 'free' }, WIRE, 'x'], two);
    expect(offers.map(({ vehicle }) => vehicle.modelId)).toEqual(['12']);
  });

  it.each([null, {}, 'x', 1])('of a search that is %j is no list', (body) => {
    expect(() => toVehicleOffers(body, two)).toThrow(TypeError);
  });

  it('of a price is one offer, or an error', () => {
    expect(toPricedOffer(WIRE, two).total).toEqual(eur(12999));
    for (const body of [null, [], {}, { ...WIRE, currency: undefined }])
      expect(() => toPricedOffer(body, two)).toThrow(TypeError);
  });
});
