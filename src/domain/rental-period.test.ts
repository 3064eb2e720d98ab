import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PlainDate, PlainDateTime } from './calendar.ts';
import { addDays, addMinutes } from './calendar.ts';
import type { ConfiguredLengths, RentalLengthRules, RentalLengthVerdict } from './rental-period.ts';
import {
  checkRentalLength,
  correctReturn,
  countRentalDays,
  defaultReturn,
  estimateRentalDays,
  followPickUp,
  rentalLengthRules,
  returnDates,
} from './rental-period.ts';

const SEED = { seed: 20260310 };
const TEN = '2026-03-10T10:00';

describe('countRentalDays', () => {
  it.each<[why: string, pickUp: PlainDateTime, dropOff: PlainDateTime, minimum: number, days: number]>([
    ['the same time next day', TEN, '2026-03-11T10:00', 0, 1],
    ['a return inside tolerance', TEN, '2026-03-11T10:59', 0, 1],
    ['one minute past it', TEN, '2026-03-11T11:00', 0, 2],
    ['a span over the autumn clock change', '2026-10-24T10:00', '2026-10-26T10:00', 0, 2],
    ['a span over the spring clock change', '2026-03-28T10:00', '2026-03-30T10:00', 0, 2],
    ['one minute, which the tolerance does not make free', TEN, '2026-03-10T10:01', 0, 1],
    ['the minimum when the rental is shorter', TEN, '2026-03-11T10:00', 3, 3],
    ['the rental when it is longer than the minimum', TEN, '2026-03-14T10:00', 3, 4],
  ])('charges %s', (_why, pickUp, dropOff, minimumChargedDays, days) => {
    expect(countRentalDays(pickUp, dropOff, { returnToleranceMinutes: 59, minimumChargedDays })).toBe(days);
  });

  it('never charges less for a later return', () => {
    const minutes = fc.integer({ min: 1, max: 60_000 });
    const rules = fc.record({
      returnToleranceMinutes: fc.nat(300),
      minimumChargedDays: fc.nat(5),
    });
    fc.assert(
      fc.property(minutes, fc.nat(5000), rules, (length, extra, dayRules) => {
        const days = countRentalDays(TEN, addMinutes(TEN, length), dayRules);
        expect(days).toBeGreaterThanOrEqual(1);
        expect(countRentalDays(TEN, addMinutes(TEN, length + extra), dayRules)).toBeGreaterThanOrEqual(days);
      }),
      SEED,
    );
  });

  it.each<PlainDateTime>([TEN, '2026-03-10T09:59'])(
    'refuses a return at %s, not after the pick-up',
    (dropOff) => {
      const rules = { returnToleranceMinutes: 0, minimumChargedDays: 0 };
      expect(() => countRentalDays(TEN, dropOff, rules)).toThrow(RangeError);
    },
  );
});

describe('estimateRentalDays [CONF-14]', () => {
  it.each<[why: string, dropOff: PlainDateTime, halfDayHours: number, minimum: number, days: number]>([
    ['full days', '2026-03-12T10:00', 6, 0, 2],
    ['a remainder inside the tolerance adds nothing', '2026-03-12T10:59', 6, 0, 2],
    ['a minute past the tolerance adds half a day', '2026-03-12T11:00', 6, 0, 2.5],
    ['a remainder of the half-day limit still adds half a day', '2026-03-12T16:00', 6, 0, 2.5],
    ['a minute past the half-day limit adds a day', '2026-03-12T16:01', 6, 0, 3],
    ['without a half-day limit a remainder adds a day', '2026-03-12T11:00', 0, 0, 3],
    ['the minimum that is charged', '2026-03-11T10:00', 6, 3, 3],
    ['a few hours are half a day', '2026-03-10T14:00', 6, 0, 0.5],
    ['the minimum also above half a day', '2026-03-10T14:00', 6, 1, 1],
    ['the tolerance does not make the first day free', '2026-03-10T10:30', 0, 0, 1],
  ])('%s', (_why, dropOff, halfDayToleranceHours, minimumChargedDays, days) => {
    const rules = { returnToleranceMinutes: 59, halfDayToleranceHours, minimumChargedDays };
    expect(estimateRentalDays(TEN, dropOff, rules)).toBe(days);
  });
});

describe('allowed lengths', () => {
  it.each<[why: string, flow: ConfiguredLengths, booking: ConfiguredLengths, rules: RentalLengthRules]>([
    ['nothing configured', {}, {}, { minDays: 0, maxDays: null }],
    ['the booking configuration', {}, { minDays: 2, maxDays: 30 }, { minDays: 2, maxDays: 30 }],
    ['the flow wins', { minDays: 3, maxDays: 20 }, { minDays: 2, maxDays: 30 }, { minDays: 3, maxDays: 20 }],
    ['each limit on its own', { minDays: 3 }, { minDays: 2, maxDays: 30 }, { minDays: 3, maxDays: 30 }],
    ['a zero of the flow wins too', { minDays: 0 }, { minDays: 2 }, { minDays: 0, maxDays: null }],
    [
      'null is not set',
      { minDays: null, maxDays: null },
      { minDays: 2, maxDays: 9 },
      { minDays: 2, maxDays: 9 },
    ],
    ['a maximum of zero', { maxDays: 0 }, {}, { minDays: 0, maxDays: null }],
    ['a maximum below the minimum', { minDays: 5, maxDays: 3 }, {}, { minDays: 5, maxDays: null }],
  ])('come from %s [SRCH-13]', (_why, flow, booking, rules) => {
    expect(rentalLengthRules(flow, booking)).toEqual(rules);
  });

  const twoToFive: RentalLengthRules = { minDays: 2, maxDays: 5 };
  const open: RentalLengthRules = { minDays: 0, maxDays: null };

  it.each<[why: string, dropOff: PlainDateTime, rules: RentalLengthRules, verdict: RentalLengthVerdict]>([
    ['the minimum', '2026-03-12T08:00', twoToFive, { allowed: true }],
    [
      'a day below the minimum',
      '2026-03-11T23:00',
      twoToFive,
      { allowed: false, reason: 'shorter-than-minimum', minDays: 2 },
    ],
    ['the maximum', '2026-03-15T23:00', twoToFive, { allowed: true }],
    [
      'a day past the maximum',
      '2026-03-16T08:00',
      twoToFive,
      { allowed: false, reason: 'longer-than-maximum', maxDays: 5 },
    ],
    ['the same day, later', '2026-03-10T10:15', open, { allowed: true }],
    ['the same moment', TEN, open, { allowed: false, reason: 'return-not-after-pick-up' }],
    [
      'the same day, earlier',
      '2026-03-10T09:00',
      open,
      { allowed: false, reason: 'return-not-after-pick-up' },
    ],
    ['the day before', '2026-03-09T12:00', open, { allowed: false, reason: 'return-before-pick-up' }],
    ['a year, without a maximum', '2027-03-10T10:00', open, { allowed: true }],
  ])('judge %s', (_why, dropOff, rules, verdict) => {
    expect(checkRentalLength(TEN, dropOff, rules)).toEqual(verdict);
  });
});

describe('corrected return', () => {
  const twoToFive: RentalLengthRules = { minDays: 2, maxDays: 5 };
  const open: RentalLengthRules = { minDays: 0, maxDays: null };

  it.each<[why: string, dropOff: PlainDateTime, rules: RentalLengthRules, corrected: PlainDateTime]>([
    ['an allowed return stays', '2026-03-13T18:00', twoToFive, '2026-03-13T18:00'],
    ['before the pick-up: plus the minimum', '2026-03-01T18:00', twoToFive, '2026-03-12T18:00'],
    ['too short: plus the minimum', '2026-03-11T18:00', twoToFive, '2026-03-12T18:00'],
    ['too long: plus the maximum', '2026-04-11T18:00', twoToFive, '2026-03-15T18:00'],
    ['before the pick-up with no minimum: the same day', '2026-03-01T18:00', open, '2026-03-10T18:00'],
    ['where that is not later than the pick-up: a day on', '2026-03-01T08:00', open, '2026-03-11T08:00'],
    ['the day of pick-up, but earlier: a day on', '2026-03-10T09:00', open, '2026-03-11T09:00'],
    ['the moment of pick-up: a day on', TEN, open, '2026-03-11T10:00'],
  ])('%s [SRCH-12]', (_why, dropOff, rules, corrected) => {
    expect(correctReturn(TEN, dropOff, rules)).toBe(corrected);
  });

  it('is always allowed, and stays when corrected again', () => {
    const rules = fc.record({ minDays: fc.nat(10), maxDays: fc.option(fc.integer({ min: 10, max: 40 })) });
    fc.assert(
      fc.property(fc.integer({ min: -90_000, max: 90_000 }), rules, (minutes, lengths) => {
        const corrected = correctReturn(TEN, addMinutes(TEN, minutes), lengths);
        expect(checkRentalLength(TEN, corrected, lengths)).toEqual({ allowed: true });
        expect(correctReturn(TEN, corrected, lengths)).toBe(corrected);
      }),
      SEED,
    );
  });

  it('proposes the minimum days, at least one, at the hour of the pick-up', () => {
    expect(defaultReturn(TEN, twoToFive)).toBe('2026-03-12T10:00');
    expect(defaultReturn(TEN, open)).toBe('2026-03-11T10:00');
  });
});

describe('the return date', () => {
  const free: RentalLengthRules = { minDays: 0, maxDays: null };
  const week: RentalLengthRules = { minDays: 2, maxDays: 7 };
  const MAY_11 = '2026-05-11';

  it.each<
    [why: string, rules: RentalLengthRules, pickUp: PlainDate, was: [PlainDate, PlainDate], is: PlainDate]
  >([
    ['moves along while it is later', free, '2026-05-13', [MAY_11, '2026-05-14'], '2026-05-16'],
    ['moves along with an earlier pick-up', free, '2026-05-01', [MAY_11, '2026-05-14'], '2026-05-04'],
    ['moves along once the pick-up reaches it', free, '2026-05-14', [MAY_11, '2026-05-14'], '2026-05-17'],
    ['moves along with a pick-up past it', free, '2026-12-30', [MAY_11, '2026-05-14'], '2027-01-02'],
    ['moves along on the day of pick-up too', free, '2026-05-12', [MAY_11, MAY_11], '2026-05-12'],
    ['moves along where it would be too short', week, '2026-05-13', [MAY_11, '2026-05-14'], '2026-05-16'],
    ['moves along where it would be too long', week, '2026-05-06', [MAY_11, '2026-05-14'], '2026-05-09'],
    ['is as late as it may be', week, '2026-06-01', [MAY_11, '2026-05-30'], '2026-06-08'],
    ['is as early as it may be', week, '2026-06-01', [MAY_11, '2026-05-12'], '2026-06-03'],
    ['is put right where it was before the pick-up', free, MAY_11, ['2026-05-20', MAY_11], MAY_11],
  ])('%s', (_why, rules, pickUp, [wasPickUp, wasDropOff], expected) => {
    expect(followPickUp(pickUp, { pickUp: wasPickUp, dropOff: wasDropOff }, rules)).toBe(expected);
  });

  it('is within the limits wherever the pick-up is moved', () => {
    fc.assert(
      fc.property(fc.nat(60), fc.nat(60), fc.nat(60), (from, to, moved) => {
        const [pickUp, before] = [addDays(MAY_11, moved), { pickUp: addDays(MAY_11, from) }];
        const next = followPickUp(pickUp, { ...before, dropOff: addDays(MAY_11, to) }, week);
        const { earliest, latest } = returnDates(pickUp, week);
        expect(next >= earliest && next <= latest).toBe(true);
      }),
      SEED,
    );
  });
});
