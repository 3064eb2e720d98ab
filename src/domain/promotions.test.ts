import { describe, expect, it } from 'vitest';
import type { PlainDate } from './calendar.ts';
import {
  isPromoted,
  type PromotedRental,
  type Promotion,
  type PromotionRules,
  periodFrom,
  suggestedDates,
} from './promotions.ts';

const RULES: PromotionRules = {
  period: { from: '2026-12-15', to: '2027-02-28' },
  isYearly: false,
  minDays: 3,
  maxDays: 14,
  placeIds: ['airport'],
  categoryIds: ['suv', 'van'],
};
const RENTAL: PromotedRental = {
  pickUpDate: '2027-01-10',
  totalDays: 7,
  placeId: 'airport',
  categoryId: 'suv',
};

describe('the period of a promotion', () => {
  it.each<[why: string, date: PlainDate, isYearly: boolean, expected: string | null]>([
    ['still ahead', '2026-06-01', false, '2026-12-15 2027-02-28'],
    ['running', '2026-12-15', false, '2026-12-15 2027-02-28'],
    ['on its last day', '2027-02-28', false, '2026-12-15 2027-02-28'],
    ['over', '2027-03-01', false, null],
    ['the next one of a yearly promotion', '2027-03-01', true, '2027-12-15 2028-02-28'],
    ['running across the turn of a later year', '2029-01-05', true, '2028-12-15 2029-02-28'],
    ['the one that begins in a later year', '2029-03-01', true, '2029-12-15 2030-02-28'],
  ])('%s', (_why, date, isYearly, expected) => {
    const period = periodFrom(date, { ...RULES, isYearly });
    expect(period && `${period.from} ${period.to}`).toBe(expected);
  });

  it('ends on 28 February where a year has no 29th', () => {
    const leap = { period: { from: '2028-02-01', to: '2028-02-29' }, isYearly: true } as const;
    expect(periodFrom('2028-03-01', leap)).toEqual({ from: '2029-02-01', to: '2029-02-28' });
    expect(periodFrom('2031-03-01', leap)).toEqual({ from: '2032-02-01', to: '2032-02-29' });
  });

  it('of all days of a year begins again on the day after', () => {
    const all = { period: { from: '2026-01-01', to: '2026-12-31' }, isYearly: true } as const;
    expect(periodFrom('2026-12-31', all)?.from).toBe('2026-01-01');
    expect(periodFrom('2027-01-01', all)).toEqual({ from: '2027-01-01', to: '2027-12-31' });
  });
});

describe('a promotion', () => {
  it.each<[why: string, change: Partial<PromotedRental>, expected: boolean]>([
    ['holds for a rental that is as it says', {}, true],
    ['holds on its first day of pick-up', { pickUpDate: '2026-12-15' }, true],
    ['does not hold the day before', { pickUpDate: '2026-12-14' }, false],
    ['holds on its last day of pick-up, though the rental ends later', { pickUpDate: '2027-02-28' }, true],
    ['does not hold the day after', { pickUpDate: '2027-03-01' }, false],
    ['does not hold for a shorter rental', { totalDays: 2 }, false],
    ['holds for the shortest one', { totalDays: 3 }, true],
    ['holds for the longest one', { totalDays: 14 }, true],
    ['does not hold for a longer one', { totalDays: 15 }, false],
    ['does not hold elsewhere', { placeId: 'downtown' }, false],
    ['does not hold for another class', { categoryId: 'city' }, false],
  ])('%s', (_why, change, expected) => {
    expect(isPromoted({ ...RENTAL, ...change }, RULES)).toBe(expected);
  });

  it('without conditions holds for every rental that begins within its days', () => {
    const open = { ...RULES, minDays: 1, maxDays: null, placeIds: [], categoryIds: [] };
    expect(isPromoted({ ...RENTAL, totalDays: 90, placeId: 'x', categoryId: 'y' }, open)).toBe(true);
  });
});

describe('the dates that a promotion suggests', () => {
  const PROMOTION: Promotion = {
    id: 'p',
    name: '',
    text: '',
    imagePath: '',
    basisPoints: 1000,
    from: '2026-06-01',
    to: '2026-06-30',
    minDays: 1,
    maxDays: null,
    placeIds: [],
    categoryIds: [],
  };
  it.each<[why: string, change: Partial<Promotion>, earliest: PlainDate, expected: string | null]>([
    ['begin with its first day', {}, '2026-05-01', '2026-06-01 3'],
    ['begin with the first day that is left', {}, '2026-06-12', '2026-06-12 3'],
    ['are as long as it asks for', { minDays: 7 }, '2026-05-01', '2026-06-01 7'],
    ['are no longer than it allows', { maxDays: 2 }, '2026-05-01', '2026-06-01 2'],
    ['are none when it is over by then', {}, '2026-07-01', null],
  ])('%s', (_why, change, earliest, expected) => {
    const dates = suggestedDates({ ...PROMOTION, ...change }, earliest);
    expect(dates && `${dates.pickUp} ${dates.days}`).toBe(expected);
  });
});
