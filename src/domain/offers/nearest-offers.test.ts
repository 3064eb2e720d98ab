import { describe, expect, it } from 'vitest';
import type { FleetCategory, FleetVehicle } from '../fleet.ts';
import { money } from '../money.ts';
import type { OfferVehicle, VehicleOffer } from '../vehicle-offer.ts';
import { nearestOffers } from './nearest-offers.ts';

const model = (modelId: string, categoryId: string, passengers: number) =>
  ({ modelId, categoryId, passengers }) as FleetVehicle;
const offer = (vehicle: OfferVehicle, minor: number) =>
  ({ vehicle, total: money(minor, 'EUR') }) as VehicleOffer;

const small = model('small', 'small', 4);
const hatch = model('hatch', 'medium', 5);
const wagon = model('wagon', 'medium', 5);
const seven = model('seven', 'large', 7);
const five = model('five', 'large', 5);
const gone = model('gone', 'large', 7);
const van = model('van', 'van', 9);
const fleet: readonly FleetCategory[] = [
  ['small', [small]],
  ['medium', [hatch, wagon]],
  ['large', [seven, five, gone]],
  ['van', [van]],
].map(([id, models]) => ({ id, name: id, models }) as FleetCategory);
const offers = [
  offer(small, 100),
  offer(hatch, 250),
  offer(wagon, 200),
  offer(five, 300),
  offer(seven, 400),
  offer(van, 900),
];
const order = (modelId: string | null) =>
  nearestOffers(offers, modelId, fleet).map(({ vehicle }) => vehicle.modelId);

describe('offers instead of a model', () => {
  it('begin with its class and its seats, then go on to the classes beside it', () => {
    expect(order('gone')).toEqual(['seven', 'five', 'wagon', 'hatch', 'van', 'small']);
  });

  it('begin with the cheapest for a model that is not known', () => {
    expect(order('unknown')).toEqual(['small', 'wagon', 'hatch', 'five', 'seven', 'van']);
    expect(order(null)[0]).toBe('small');
  });
});
