import { describe, expect, it } from 'vitest';
import { openBookingSites, order } from '../testing/booking-sites.ts';

const { book, newSite } = openBookingSites();

describe('what a booking requires', () => {
  it.each<[why: string, minutesBeforePickUp: number, outcome: object]>([
    ['the lead and no more before the pick-up', 60, { outcome: 'booked' }],
    ['later by the time that a form takes', 60 - 35, { outcome: 'booked' }],
    [
      'a minute later than that',
      60 - 36,
      { reason: 'not-possible', refusal: { reason: 'itinerary', refusal: { reason: 'too-soon' } } },
    ],
  ])('the lead of the branch: %s', async (_why, minutesBeforePickUp, outcome) => {
    const site = await newSite();
    // 10:00 in Buenos Aires.
    const now = Date.UTC(2026, 11, 1, 13) - minutesBeforePickUp * 60_000;
    expect(await book(site, {}, { now })).toMatchObject(outcome);
  });

  it('the licence where the operator books nobody without one, and a quote for none', async () => {
    const site = await newSite({
      documents: { bookingConfiguration: { requireDriverLicenceForDelivery: true } },
    });
    const refused = await book(site);
    if (refused.outcome !== 'refused' || refused.reason !== 'answers')
      throw new Error(JSON.stringify(refused));
    expect(refused.problems).toEqual({
      driverLicenseNumber: 'required',
      driverLicenseCountry: 'required',
      driverLicenseExpiration: 'required',
    });
    expect(await book(site, { isQuotation: true })).toMatchObject({ outcome: 'booked' });
    const customer = {
      ...order().customer,
      driverLicenseNumber: 'B 1234567',
      driverLicenseCountry: 'AR',
      driverLicenseExpiration: '2030-01-01',
    };
    expect(await book(site, { customer })).toMatchObject({ outcome: 'booked' });
    expect(
      await book(site, { customer: { ...customer, driverLicenseExpiration: '2026-12-05' } }),
    ).toMatchObject({ problems: { driverLicenseExpiration: 'licence-expires-too-soon' } });
  });

  it('an insurance where the operator requires one', async () => {
    const site = await newSite({
      documents: { bookingConfiguration: { mustHaveAtLeastOneInsurance: true } },
    });
    expect(await book(site)).toMatchObject({
      reason: 'not-possible',
      refusal: { reason: 'insurance-required' },
    });
    expect(await book(site, { extras: [{ extraId: 'basic', quantity: 1 }] })).toMatchObject({
      outcome: 'booked',
    });
  });
});
