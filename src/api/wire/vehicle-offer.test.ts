import { describe, expect, it } from 'vitest';
import type { SearchResult } from '../../../generated/api/types.ts';
import { quotedPrice, type VehicleOffer } from '../../domain/vehicle-offer.ts';
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

/** A result with every part that the wire may have. */
const FULL: SearchResult = {
  ...WIRE,
  car: { model: { ...WIRE.car.model, fuel: 'petrol', fuelPolicy: 'full-to-full', franchiseDamage: 900 } },
  category: { ...WIRE.category, franchiseDamage: 1000, franchiseTheft: 1200.5 },
  dailyPrice: 45,
  ilimitedKm: false,
  maxAllowedDistance: 1500,
  maxAllowedDistanceByDay: 250,
  deliveryPlace: { ...PLACE, category: 'airport', branchOfficeName: 'Zagreb', price: 12.5 },
  returnPlace: { ...PLACE, id: 'b', price: 0 },
  additionals: [{ additionalId: 9, quantity: 2, additional: { name: 'Child seat' } }],
  availablePromotions: [
    {
      id: 3,
      bookingFinalPrice: 110,
      discountPrice: 19.99,
      validForPayment: 2,
      acceptedPaymentTypes: [{ id: 4, name: 'Card' }],
    },
    { bookingFinalPrice: 120 },
  ],
  agencyPrice: 100,
  customerPrice: 129.99,
  salesCommision: 29.99,
};

describe('an offer', () => {
  it('[RES-17] is read with all properties, our names, and amounts in minor units', () => {
    expect(toVehicleOffers([FULL], two)).toEqual([
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
          fuel: 'petrol',
          fuelPolicy: 'full-to-full',
        },
        isQuoteOnly: false,
        hasUnlimitedMileage: false,
        distanceLimit: { total: 1500, perDay: 250 },
        total: eur(12999),
        averageDay: eur(4333),
        daily: eur(4500),
        totalDays: 3,
        deposit: eur(30050),
        excess: { damage: eur(90000), theft: eur(120050) },
        pickUpPlace: {
          id: '7',
          name: 'Zagreb Airport',
          city: 'Zagreb',
          country: 'HR',
          category: 'airport',
          branchName: 'Zagreb',
          fee: eur(1250),
        },
        dropOffPlace: {
          id: 'b',
          name: 'Zagreb Airport',
          city: 'Zagreb',
          country: 'HR',
          category: '',
          branchName: null,
          fee: eur(0),
        },
        lines: [{ kind: 'rental', description: '3 days', amount: eur(12999) }],
        extras: [{ extraId: '9', quantity: 2, name: 'Child seat' }],
        promotions: [
          {
            id: '3',
            finalTotal: eur(11000),
            discount: eur(1999),
            validFor: 'online',
            paymentTypes: [{ id: '4', name: 'Card' }],
          },
          { id: null, finalTotal: eur(12000), discount: null, validFor: 'both', paymentTypes: [] },
        ],
        agencyTerms: { agencyPrice: eur(10000), customerPrice: eur(12999), salesCommission: eur(2999) },
      },
    ]);
  });

  it('may go as far as it is driven, whatever limit is stated beside that', () => {
    const [offer] = toVehicleOffers([{ ...FULL, ilimitedKm: true }], two);
    expect(offer).toMatchObject({ hasUnlimitedMileage: true, distanceLimit: null });
  });

  it.each([
    [0, 'both'],
    [1, 'counter'],
    [2, 'online'],
    [7, 'unknown'],
  ])('has a promotion that holds for payments of kind %i: %s', (validForPayment, validFor) => {
    const availablePromotions = [{ bookingFinalPrice: 1, validForPayment }];
    expect(toVehicleOffers([{ ...WIRE, availablePromotions }], two)[0]?.promotions).toMatchObject([
      { validFor },
    ]);
  });

  it('keeps what can be read of a part that cannot', () => {
    const broken = {
      ...FULL,
      availablePromotions: ['x', { id: 1 }, { bookingFinalPrice: 1, discountPrice: 'much' }],
      agencyPrice: null,
      additionals: [{ additionalId: 9 }],
      car: { model: { ...WIRE.car.model, franchiseDamage: 'none' } },
    };
    expect(toVehicleOffers([broken], two)).toMatchObject([
      {
        total: eur(12999),
        promotions: [{ finalTotal: eur(100), discount: null }],
        extras: [],
        excess: { damage: eur(100000), theft: eur(120050) },
        agencyTerms: { agencyPrice: null, salesCommission: eur(2999) },
      },
    ]);
  });

  it('is a price to the checkout, and nothing else', () => {
    const [offer] = toVehicleOffers([FULL], two) as [VehicleOffer];
    const { total, lines } = offer;
    expect(quotedPrice(offer)).toEqual({
      total,
      lines,
      excess: offer.excess,
      deposit: offer.deposit,
      isQuoteOnly: offer.isQuoteOnly,
      hasUnlimitedMileage: offer.hasUnlimitedMileage,
      promotions: offer.promotions,
    });
  });

  it('counts in the decimals of its currency', () => {
    const [offer] = toVehicleOffers([{ ...WIRE, currency: 'CLP', price: 45990 }], (code) =>
      code === 'CLP' ? 0 : 2,
    );
    expect(offer?.total).toEqual({ minor: 45990, currency: 'CLP' });
  });

  it('has null for properties that the wire leaves out', () => {
    const { id, name, brand, passengers, imagePath } = WIRE.car.model;
    const model = { id, name, brand, passengers, imagePath };
    const { averageDayPrice: _, ...rest } = WIRE;
    const [offer] = toVehicleOffers([{ ...rest, car: { model }, category: { id: 1, name: 'x' } }], two);
    expect(offer).toMatchObject({
      averageDay: null,
      daily: null,
      deposit: null,
      excess: {},
      distanceLimit: null,
      extras: [],
      promotions: [],
      agencyTerms: null,
    });
    expect(offer?.pickUpPlace).toMatchObject({ category: '', branchName: null, fee: null });
    expect(offer?.vehicle).toMatchObject({
      doors: null,
      bags: null,
      transmission: null,
      hasAirConditioning: null,
      fuel: null,
      fuelPolicy: null,
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

describe('a response', () => {
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
