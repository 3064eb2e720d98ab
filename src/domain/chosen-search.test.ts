import { describe, expect, it } from 'vitest';
import { place, airport, ready, describeCorrections } from '../../tests/support/search-context.ts';

it('[SCHED-13] reports that a car cannot come back to where it was picked up', () => {
  const hotel = place('hotel', { operations: 'pick-up-only' });
  const places = [airport, hotel];
  const { search, corrections } = ready({ pickUpPlaceId: 'hotel' }, { places });
  expect([search.dropOffPlace.id, describeCorrections(corrections)]).toEqual([
    'airport',
    'dropOffPlace return-not-allowed',
  ]);
  expect(ready({}, { places: [hotel, airport] }).corrections).toEqual([]);
});

describe('a moment that was chosen before', () => {
  const soon = { pickUpPlaceId: 'airport', pickUpDate: '2026-03-10', pickUpTime: '10:30' } as const;

  it('stays while it is booked, even if it came too near for a search', () => {
    const { search, corrections } = ready(soon, { lead: 'waived' });
    expect([search.pickUp, describeCorrections(corrections)]).toEqual(['2026-03-10T10:30', '']);
  });

  it.each([
    ['has passed', { pickUpTime: '09:30' } as const, 'pickUp in-the-past'],
    ['is not open', { pickUpTime: '21:00' } as const, 'pickUp outside-opening-hours'],
  ])('does not stay when it %s', (_why, change, reported) => {
    const { search, corrections } = ready({ ...soon, ...change }, { lead: 'waived' });
    expect(search.pickUp).not.toContain(change.pickUpTime);
    expect(describeCorrections(corrections)).toBe(reported);
  });

  it('is asked for its lead where only the day was chosen', () => {
    const { search } = ready({ pickUpPlaceId: 'airport', pickUpDate: '2026-03-10' }, { lead: 'waived' });
    expect(search.pickUp).toBe('2026-03-10T11:15');
  });
});
