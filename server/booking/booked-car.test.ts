import { describe, expect, it } from 'vitest';
import { wireSchedule } from '../../src/api/wire/scenarios/sample-places.ts';
import { days, openBookingSites } from '../testing/booking-sites.ts';
import { exampleSeed } from '../testing/site-seed.ts';

const { book, claimsOf, newSite } = openBookingSites();

describe('the car of a booking', () => {
  it('is the last one once, and answers the others with alternatives', async () => {
    const site = await newSite({ units: 1 });
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => book(site)));
    expect(outcomes.filter(({ outcome }) => outcome === 'booked')).toHaveLength(1);
    const refused = outcomes.find(({ outcome }) => outcome === 'refused');
    expect(refused).toMatchObject({
      reason: 'no-car-left',
      alternatives: [{ model: { id: 'wagon' }, freeUnits: 1 }, { model: { id: 'van' } }],
    });
  });

  it('is claimed for one way until it is back at its branch', async () => {
    const site = await newSite();
    await book(site, { dropOffPlaceId: 'downtown' });
    // 10:00 in Lima, and then two hours and a day, as its own branch in Buenos Aires says.
    expect((await claimsOf(site))[0].ends_at).toEqual(new Date('2026-12-04T17:00Z'));
  });

  it('may be exchanged among bookings that have not begun', async () => {
    const site = await newSite({ units: 2 });
    // The fourth fits neither car as they stand: the third has to change to the car of the second.
    await book(site, days('2026-12-01T10:00', '2026-12-03T10:00'));
    await book(site, days('2026-12-02T10:00', '2026-12-05T10:00'));
    await book(site, days('2026-12-06T10:00', '2026-12-09T10:00'));
    const before = await claimsOf(site);
    await book(site, days('2026-12-04T10:00', '2026-12-07T10:00'));
    await book(site, days('2026-12-07T13:00', '2026-12-10T10:00'));
    const claims = await claimsOf(site);
    expect(claims).toHaveLength(5);
    const overlaps = claims.flatMap((a, i) =>
      claims
        .slice(i + 1)
        .filter((b) => a.unit === b.unit && a.starts_at < b.ends_at && b.starts_at < a.ends_at),
    );
    expect(overlaps).toEqual([]);
    const changed = before.filter(
      ({ reference, unit }) => claims.find((claim) => claim.reference === reference)?.unit !== unit,
    );
    expect(changed).toEqual([before[2]]);
  });

  it('is none that another customer still has', async () => {
    const site = await newSite({ units: 2 });
    await book(site, days('2026-12-01T10:00', '2026-12-10T10:00'));
    await book(site, days('2026-12-02T10:00', '2026-12-04T10:00'));
    const [begun] = await claimsOf(site);
    const later = Date.UTC(2026, 11, 1, 20);
    await book(site, days('2026-12-05T10:00', '2026-12-08T10:00'), { now: later });
    expect((await claimsOf(site))[0]).toEqual(begun);
    expect(await book(site, days('2026-12-05T10:00', '2026-12-06T10:00'), { now: later })).toMatchObject({
      reason: 'no-car-left',
    });
  });

  it('is out until it comes back later, at the hour that the clocks show twice', async () => {
    const seed = exampleSeed();
    const site = await newSite({
      units: 1,
      branchOffices: seed.branchOffices.map((branch) => ({ ...branch, timeZone: 'Europe/Zagreb' })),
      schedules: seed.branchOffices.map(({ id }) => ({
        branchOfficeId: id,
        body: wireSchedule(id, '00:00', '24:00'),
      })),
    });
    // Cleaned at 02:00 of winter time, which is 01:00 UTC; the second rental may begin at the first 02:30.
    await book(site, days('2026-10-23T01:00', '2026-10-25T01:00'), { now: Date.parse('2026-10-20T00:00Z') });
    const twice = days('2026-10-25T02:30', '2026-10-27T02:30');
    expect(await book(site, twice, { now: Date.parse('2026-10-25T01:05Z') })).toMatchObject({
      reason: 'no-car-left',
    });
    const after = days('2026-10-25T03:00', '2026-10-27T02:30');
    expect(await book(site, after, { now: Date.parse('2026-10-25T01:10Z') })).toMatchObject({
      outcome: 'booked',
    });
  });

  it('is one of the branch, also where none would be held', async () => {
    const site = await newSite();
    const inLima = { pickUpPlaceId: 'downtown', dropOffPlaceId: 'downtown' };
    const isQuotation = true;
    expect(await book(site, { ...inLima, modelId: 'van' })).toMatchObject({ reason: 'no-car-left' });
    expect(await book(site, { ...inLima, modelId: 'wagon', isQuotation })).toMatchObject({
      reason: 'no-car-left',
      alternatives: [{ model: { id: 'compact' } }],
    });
    expect(await book(site, { ...inLima, isQuotation })).toMatchObject({ outcome: 'booked' });
  });

  it('is not claimed for a quotation or a model on request', async () => {
    const site = await newSite({ units: 1 });
    expect(await book(site, { isQuotation: true })).toMatchObject({ booking: { status: 'quoted' } });
    expect(await book(site, { modelId: 'van' })).toMatchObject({
      booking: { status: 'reserved', isOnRequest: true },
    });
    expect(await claimsOf(site)).toEqual([]);
  });
});
