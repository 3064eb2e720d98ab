import { describe, expect, it } from 'vitest';
import { dateIn, easterSunday, yearlyDateIn } from './yearly-dates.ts';

describe('easterSunday', () => {
  it.each([
    ['the earliest of these years', 2008, '2008-03-23'],
    ['a leap year', 2024, '2024-03-31'],
    ['an ordinary year', 2026, '2026-04-05'],
    ['a year with a late Easter', 2038, '2038-04-25'],
    ['the exception of a long moon', 2049, '2049-04-18'],
  ])('knows %s', (_why, year, date) => {
    expect(easterSunday(year)).toBe(date);
  });
});

describe('yearlyDateIn', () => {
  it('counts from Easter, over the end of a month', () => {
    expect(yearlyDateIn(2024, { daysAfterEaster: 1 })).toBe('2024-04-01');
    expect(yearlyDateIn(2026, { daysAfterEaster: -2 })).toBe('2026-04-03');
  });
  it('ends February where it ends', () => {
    expect(dateIn(2027, '02-29')).toBe('2027-02-28');
    expect(dateIn(2028, '02-29')).toBe('2028-02-29');
  });
  it('refuses what is no day', () => {
    expect(() => dateIn(2026, '13-01')).toThrow(RangeError);
  });
});
