import { describe, expect, it } from 'vitest';
import { type DistanceLimit, type DistanceUnit, reaches } from './distance.ts';

describe('a trip of three days', () => {
  it.each<
    [why: string, limit: DistanceLimit | null, kilometers: number, unit: DistanceUnit, canBeMade: boolean]
  >([
    ['of any length without a limit', null, 999_999, 'Kilometers', true],
    ['of any length where nothing is stated', { total: null, perDay: null }, 999_999, 'Kilometers', true],
    ['up to the limit of all days', { total: null, perDay: 200 }, 600, 'Kilometers', true],
    ['not past the limit of all days', { total: null, perDay: 200 }, 601, 'Kilometers', false],
    ['up to the limit in all', { total: 500, perDay: null }, 500, 'Kilometers', true],
    ['not past the limit in all', { total: 500, perDay: null }, 501, 'Kilometers', false],
    ['not past the closer limit, in all', { total: 500, perDay: 200 }, 501, 'Kilometers', false],
    ['not past the closer limit, by day', { total: 700, perDay: 200 }, 601, 'Kilometers', false],
    ['up to a limit in miles', { total: null, perDay: 100 }, 482, 'Miles', true],
    ['not past a limit in miles', { total: null, perDay: 100 }, 483, 'Miles', false],
    ['that goes nowhere', { total: 0, perDay: 0 }, 0, 'Kilometers', true],
  ])('can be made %s', (_why, limit, kilometers, unit, canBeMade) => {
    expect(reaches(limit, { kilometers, days: 3 }, unit)).toBe(canBeMade);
  });
});
