import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PlainDate, PlainDateTime, PlainTime } from './calendar.ts';
import { addDays, addMinutes, dateOf, timeFromMinutes, timeOf } from './calendar.ts';
import type { OpeningHoursRules } from './opening-hours.ts';
import { checkDropOff, checkPickUp } from './opening-slots.ts';
import { checkRentalLength } from './rental-period.ts';
import type { RequestedSearch, SearchContext, SearchPlace } from './search-parameters.ts';
import { completeSearch } from './complete-search.ts';
import {
  day,
  hours,
  place,
  depot,
  shut,
  NOW,
  context,
  ready,
  describeCorrections,
} from '../../tests/support/search-context.ts';

describe('defaults', () => {
  it('are the first usable place, its earliest slot and the minimum days at the same time', () => {
    const { search, corrections } = ready({});
    expect(corrections).toEqual([]);
    expect(search).toEqual({
      pickUpPlace: { id: 'airport', name: 'AIRPORT', endpoint: 'gate-1', iataCode: 'SPU' },
      dropOffPlace: { id: 'airport', name: 'AIRPORT', endpoint: 'gate-1', iataCode: 'SPU' },
      pickUp: '2026-03-10T11:15',
      dropOff: '2026-03-12T11:15',
      driverAge: 30,
      hasUnlimitedMileage: true,
      showFinalPrice: true,
      onlyFullAvailability: false,
      expectedDistance: null,
      expectedKilometers: null,
      promotionId: null,
      promotionCode: null,
      promotionIds: [],
      commercialAgreementCode: null,
      modelId: null,
    });
  });

  it.each<[why: string, more: Partial<SearchContext>, expected: object]>([
    ['the preset of the form', { presetPickUpPlaceId: 'centre' }, { pickUpPlace: { id: 'centre' } }],
    ['no preset that is not usable', { presetPickUpPlaceId: 'shut' }, { pickUpPlace: { id: 'airport' } }],
    ['at least one day', { lengths: { minDays: 0, maxDays: null } }, { dropOff: '2026-03-11T11:15' }],
    [
      'a return moved into the opening hours',
      { lengths: { minDays: 5, maxDays: null } },
      { pickUp: '2026-03-10T11:15', dropOff: '2026-03-16T08:00' },
    ],
    ['the next day after closing', { nowAt: () => '2026-03-10T20:00' }, { pickUp: '2026-03-11T08:00' }],
  ])('take %s, without a correction', (_why, more, expected) => {
    const { search, corrections } = ready({}, more);
    expect(search).toMatchObject(expected);
    expect(corrections).toEqual([]);
  });

  const late = place('late', { hours: { ...hours, afterHours: { beforeMinutes: 90, afterMinutes: 90 } } });
  const wanted: RequestedSearch = {
    pickUpDate: '2026-03-12',
    pickUpTime: '21:00',
    dropOffDate: '2026-03-16',
  };
  it.each<[why: string, now: PlainDateTime, wanted: RequestedSearch, expected: object, reported?: string]>([
    ['a pick-up at night', '2026-03-10T20:10', {}, { pickUp: '2026-03-11T08:00' }],
    ['a pick-up before opening', '2026-03-11T05:00', {}, { pickUp: '2026-03-11T08:00' }],
    ['the first of a date', NOW, { pickUpDate: '2026-03-12' }, { pickUp: '2026-03-12T08:00' }],
    ['the hour of a return', NOW, wanted, { dropOff: '2026-03-17T08:00' }, 'dropOff outside-opening-hours'],
    ['but a chosen hour', NOW, { ...wanted, dropOffTime: '06:30' }, { dropOff: '2026-03-16T06:30' }],
  ])('lie in regular hours: %s', (_why, now, requested, expected, reported = '') => {
    const { search, corrections } = ready(requested, { places: [late], nowAt: () => now });
    expect(search).toMatchObject(expected);
    expect(describeCorrections(corrections)).toBe(reported);
  });

  it('uses the clock of each place', () => {
    const nowAt = (place: SearchPlace) => (place.id === 'centre' ? '2026-03-10T15:00' : NOW);
    expect(ready({ pickUpPlaceId: 'centre' }, { nowAt }).search.pickUp).toBe('2026-03-10T16:00');
  });
});

describe('a request', () => {
  const good = {
    pickUpDate: '2026-03-12',
    pickUpTime: '10:00',
    dropOffDate: '2026-03-16',
    dropOffTime: '18:00',
  } as const;

  it('is restored with all values when all are valid', () => {
    const wanted = {
      hasUnlimitedMileage: false,
      showFinalPrice: false,
      onlyFullAvailability: true,
      promotionId: '7',
      promotionCode: 'SUMMER',
      promotionIds: ['1', '2'],
      commercialAgreementCode: 'ACME',
      modelId: '12',
      driverAge: 44,
    };
    const { search, corrections } = ready({
      ...good,
      ...wanted,
      pickUpPlaceId: 'airport',
      dropOffPlaceId: 'depot',
    });
    expect(corrections).toEqual([]);
    expect(search).toMatchObject({
      ...wanted,
      pickUp: '2026-03-12T10:00',
      dropOff: '2026-03-16T18:00',
      pickUpPlace: { id: 'airport' },
      dropOffPlace: { id: 'depot' },
    });
  });

  type Row = [why: string, requested: RequestedSearch, search: object, reported: string];
  it.each<Row>([
    [
      'an unknown pick-up place',
      { ...good, pickUpPlaceId: 'nowhere' },
      { pickUpPlace: { id: 'airport' }, pickUp: '2026-03-12T10:00' },
      'pickUpPlace unknown-place',
    ],
    [
      'a place without opening hours',
      { ...good, pickUpPlaceId: 'shut' },
      { pickUpPlace: { id: 'airport' } },
      'pickUpPlace no-opening-hours',
    ],
    [
      'a place for returns only',
      { ...good, pickUpPlaceId: 'depot' },
      { pickUpPlace: { id: 'airport' } },
      'pickUpPlace place-not-usable',
    ],
    [
      'an unknown return place',
      { ...good, dropOffPlaceId: 'nowhere' },
      { dropOffPlace: { id: 'airport' } },
      'dropOffPlace unknown-place',
    ],
    [
      'a return place without hours',
      { ...good, dropOffPlaceId: 'shut' },
      { dropOffPlace: { id: 'airport' } },
      'dropOffPlace no-opening-hours',
    ],
    [
      'a past date at an hour that is over today',
      { ...good, pickUpDate: '2026-03-01' },
      { pickUp: '2026-03-10T11:15', dropOff: '2026-03-12T11:15' },
      'pickUp in-the-past, dropOff pick-up-replaced',
    ],
    [
      'a whole search of last year',
      { pickUpDate: '2025-03-12', pickUpTime: '17:00', dropOffDate: '2025-03-16', dropOffTime: '18:00' },
      { pickUp: '2026-03-10T11:15', dropOff: '2026-03-12T11:15' },
      'pickUp in-the-past, dropOff pick-up-replaced',
    ],
    [
      'dates that could not be read',
      { unreadable: { pickUp: '02-31-2026', dropOff: '02-32-2026' } },
      { pickUp: '2026-03-10T11:15', dropOff: '2026-03-12T11:15' },
      'pickUp unreadable, dropOff unreadable',
    ],
    [
      'a pick-up that could not be read, whose return goes with it',
      { unreadable: { pickUp: '02-31-2026' }, dropOffDate: '2026-03-20' },
      { pickUp: '2026-03-10T11:15', dropOff: '2026-03-12T11:15' },
      'pickUp unreadable, dropOff pick-up-replaced',
    ],
    [
      'dates of another age',
      { pickUpDate: '9999-12-31', pickUpTime: '10:00', dropOffDate: '9999-12-31' },
      { pickUp: '2026-03-10T11:15', dropOff: '2026-03-12T11:15' },
      'pickUp too-far, dropOff pick-up-replaced',
    ],
    ['an age that is none', { ...good, driverAge: 7 }, { driverAge: 30 }, 'driverAge unreadable'],
  ])('has its wrong values replaced and reported: %s', (_why, requested, search, reported) => {
    const completed = ready(requested);
    expect(completed.search).toMatchObject(search);
    expect(describeCorrections(completed.corrections)).toBe(reported);
  });

  it('keeps an age that is refused: the message is about the age, not about the address', () => {
    expect(ready({ driverAge: 18 })).toMatchObject({ search: { driverAge: 18 }, corrections: [] });
  });

  it.each<Row>([
    [
      'a return before the pick-up',
      { ...good, dropOffDate: '2026-03-11' },
      { dropOff: '2026-03-14T18:00' },
      'dropOff return-before-pick-up',
    ],
    [
      'a rental below the minimum',
      { ...good, dropOffDate: '2026-03-13' },
      { dropOff: '2026-03-14T18:00' },
      'dropOff shorter-than-minimum 2',
    ],
    [
      'a rental above the maximum, whose last day is a Sunday',
      { ...good, dropOffDate: '2026-04-12' },
      { dropOff: '2026-03-21T20:00' },
      'dropOff longer-than-maximum 10',
    ],
  ])(
    'has its return moved inside the limits, which are named: %s [SRCH-12]',
    (_why, requested, search, reported) => {
      const completed = ready(requested);
      expect(completed.search).toMatchObject(search);
      expect(describeCorrections(completed.corrections)).toBe(reported);
    },
  );

  it('moves a same-day return that is not later by a day, its hour kept', () => {
    const wanted = { ...good, dropOffDate: '2026-03-12', dropOffTime: '09:00' } as const;
    const { search, corrections } = ready(wanted, { lengths: { minDays: 0, maxDays: null } });
    expect(search.dropOff).toBe('2026-03-13T09:00');
    expect(describeCorrections(corrections)).toBe('dropOff return-not-after-pick-up');
  });

  it.each<Row>([
    [
      'a pick-up before opening',
      { ...good, pickUpTime: '06:00' },
      { pickUp: '2026-03-12T08:00' },
      'pickUp outside-opening-hours',
    ],
    [
      'a pick-up between steps',
      { ...good, pickUpTime: '10:07' },
      { pickUp: '2026-03-12T10:15' },
      'pickUp between-steps',
    ],
    [
      'a pick-up on a Sunday, with the return after it',
      { ...good, pickUpDate: '2026-03-15', dropOffDate: '2026-03-18' },
      { pickUp: '2026-03-16T08:00', dropOff: '2026-03-18T18:00' },
      'pickUp no-hours-on-weekday',
    ],
    [
      'a pick-up within the lead',
      { ...good, pickUpDate: '2026-03-10', pickUpTime: '10:30' },
      { pickUp: '2026-03-10T11:15' },
      'pickUp too-soon',
    ],
    [
      'a return on a closed day',
      { ...good, dropOffDate: '2026-03-19' },
      { dropOff: '2026-03-20T08:00' },
      'dropOff closed-day',
    ],
    [
      'a date without a time takes its first',
      { pickUpDate: '2026-03-12' },
      { pickUp: '2026-03-12T08:00', dropOff: '2026-03-14T08:00' },
      '',
    ],
    ['a time without a date', { pickUpTime: '15:00' }, { pickUp: '2026-03-10T15:00' }, ''],
    [
      'a closed date without a time',
      { pickUpDate: '2026-03-15' },
      { pickUp: '2026-03-16T08:00' },
      'pickUp no-hours-on-weekday',
    ],
  ])('has its times moved into the opening hours: %s [SCHED-18]', (_why, requested, search, reported) => {
    const completed = ready(requested);
    expect(completed.search).toMatchObject(search);
    expect(describeCorrections(completed.corrections)).toBe(reported);
  });
});

describe('no search', () => {
  const nowhere: OpeningHoursRules = {
    ...hours,
    weekdays: {
      ...hours.weekdays,
      monday: [],
      tuesday: [],
      wednesday: [],
      thursday: [],
      friday: [],
      saturday: [],
    },
    specialDates: [{ date: '2028-01-01', ranges: day }],
  };

  it.each<[why: string, places: SearchPlace[], reason: string]>([
    ['no places at all', [], 'no-usable-place'],
    ['only a place without hours', [shut], 'no-usable-place'],
    ['only a place for returns', [depot], 'no-usable-place'],
    [
      'only a place with no open day within a year [SCHED-11]',
      [place('far', { hours: nowhere })],
      'no-usable-place',
    ],
    ['only a place for pick-ups', [place('hotel', { operations: 'pick-up-only' })], 'no-return-place'],
    [
      'a return place that does not open in time',
      [
        place('hotel', { operations: 'pick-up-only' }),
        place('far', { operations: 'drop-off-only', hours: nowhere }),
      ],
      'no-return-place',
    ],
  ])('is possible with %s', (_why, places, reason) => {
    expect(completeSearch({}, { ...context, places })).toEqual({ ok: false, reason });
  });
});

it('always answers a search that all rules allow, and corrections nothing the second time', () => {
  const days = fc.oneof(fc.integer({ min: -400, max: 3000 }), fc.nat(5));
  const date = days.map((later): PlainDate => addDays('2026-03-10', later));
  const time = fc.integer({ min: 0, max: 1439 }).map((minutes): PlainTime => timeFromMinutes(minutes));
  const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined });
  const id = fc.constantFrom('airport', 'centre', 'depot', 'shut', 'nowhere');
  const request: fc.Arbitrary<RequestedSearch> = fc.record({
    pickUpDate: maybe(date),
    pickUpTime: maybe(time),
    dropOffDate: maybe(date),
    dropOffTime: maybe(time),
    pickUpPlaceId: maybe(id),
    dropOffPlaceId: maybe(id),
  });
  const lengths = fc.record({ minDays: fc.nat(7), maxDays: fc.option(fc.integer({ min: 8, max: 40 })) });
  const utcOffset = fc.integer({ min: -44, max: 56 }).map((quarters) => quarters * 15);
  fc.assert(
    fc.property(
      request,
      lengths,
      fc.array(utcOffset, { minLength: 4, maxLength: 4 }),
      (requested, limits, offsets) => {
        const places = context.places.map((each, index) => ({
          ...each,
          utcOffsetMinutes: offsets[index] ?? 0,
        }));
        const offsetOf = ({ id: placeId }: { id: string }) =>
          places.find((each) => each.id === placeId)?.utcOffsetMinutes ?? 0;
        const completed = completeSearch(requested, { ...context, lengths: limits, places });
        if (!completed.ok) {
          expect(completed.reason).toBe('return-refused');
          return;
        }
        const { search } = completed;
        const ahead = offsetOf(search.dropOffPlace) - offsetOf(search.pickUpPlace);
        expect(search.dropOff > addMinutes(search.pickUp, ahead)).toBe(true);
        expect(checkPickUp(search.pickUp, hours, NOW).allowed).toBe(true);
        expect(checkDropOff(search.dropOff, hours).allowed).toBe(true);
        expect(checkRentalLength(search.pickUp, search.dropOff, limits)).toEqual({ allowed: true });
        const again = ready(
          {
            pickUpPlaceId: search.pickUpPlace.id,
            dropOffPlaceId: search.dropOffPlace.id,
            pickUpDate: dateOf(search.pickUp),
            pickUpTime: timeOf(search.pickUp),
            dropOffDate: dateOf(search.dropOff),
            dropOffTime: timeOf(search.dropOff),
          },
          { lengths: limits, places },
        );
        expect(again.corrections).toEqual([]);
        expect(again.search).toEqual(search);
      },
    ),
    { seed: 20260310, numRuns: 600 },
  );
});
