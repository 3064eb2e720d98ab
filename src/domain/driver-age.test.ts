import { describe, expect, it } from 'vitest';
import type { PlainDate } from './calendar.ts';
import type { DriverAgeRules } from './driver-age.ts';
import {
  assumedDriverAge,
  checkDriverAge,
  checkDriverBirthday,
  driverAgeRange,
  isDriverAgeInput,
} from './driver-age.ts';

const waived: DriverAgeRules = { checksAllowed: false, checksWithoutCaution: false };
const byDefault: DriverAgeRules = { checksAllowed: true, checksWithoutCaution: false };
const allowed: DriverAgeRules = { ...byDefault, allowedMin: 21, allowedMax: 75 };
const caution: DriverAgeRules = {
  ...allowed,
  checksWithoutCaution: true,
  withoutCautionMin: 25,
  withoutCautionMax: 60,
};
const onlyCaution: DriverAgeRules = { ...caution, checksAllowed: false };
const cautionByDefault: DriverAgeRules = { ...allowed, checksWithoutCaution: true };

const REASON = { caution: 'outside-ages-without-caution', allowed: 'outside-allowed-ages' } as const;

describe('driver age', () => {
  it.each<[why: string, age: number, rules: DriverAgeRules, refusal: keyof typeof REASON | null]>([
    ['the default minimum', 20, byDefault, null],
    ['a year below it', 19, byDefault, 'allowed'],
    ['the default maximum', 65, byDefault, null],
    ['a year above it', 66, byDefault, 'allowed'],
    ['a configured minimum', 21, allowed, null],
    ['a year below a configured minimum', 20, allowed, 'allowed'],
    ['a configured maximum', 75, allowed, null],
    ['a year above a configured maximum', 76, allowed, 'allowed'],
  ])('judges %s [AGE-01]', (_why, age, rules, refusal) => {
    const verdict = checkDriverAge(age, rules);
    expect(verdict.allowed ? null : verdict.reason).toBe(refusal && REASON[refusal]);
  });

  it.each([0, 16, 19, 66, 99])('accepts %d where both checks are off [AGE-01, AGE-02]', (age) => {
    expect(checkDriverAge(age, waived)).toEqual({ allowed: true });
  });

  it.each<[why: string, age: number, rules: DriverAgeRules, refusal: keyof typeof REASON | null]>([
    ['an age only the other range allows', 22, caution, 'caution'],
    ['its minimum', 25, caution, null],
    ['its maximum', 60, caution, null],
    ['a year above it', 61, caution, 'caution'],
    ['its range when the other check is off', 22, onlyCaution, 'caution'],
    ['the default minimum, not the other range', 20, cautionByDefault, null],
    ['above the default maximum, not the other range', 66, cautionByDefault, 'caution'],
  ])('uses the range without caution when switched on: %s [AGE-02, AGE-03]', (_why, age, rules, refusal) => {
    const verdict = checkDriverAge(age, rules);
    expect(verdict.allowed ? null : verdict.reason).toBe(refusal && REASON[refusal]);
  });

  it('names the bounds in force in a refusal', () => {
    expect(checkDriverAge(19, allowed)).toMatchObject({ min: 21, max: 75 });
    expect(checkDriverAge(19, caution)).toMatchObject({ min: 25, max: 60 });
    expect(driverAgeRange(waived)).toEqual({ kind: 'waived', min: 20, max: 65 });
  });

  it.each<[why: string, min: number, max: number, age: number]>([
    ['30 when the bounds allow it', 21, 75, 30],
    ['the minimum above 30', 35, 75, 35],
    ['the maximum below 30', 18, 25, 25],
  ])('assumes %s', (_why, allowedMin, allowedMax, age) => {
    expect(assumedDriverAge({ ...byDefault, allowedMin, allowedMax })).toBe(age);
  });

  it.each<[why: string, birthday: PlainDate, isAllowed: boolean]>([
    ['turning 21 on the day', '2005-03-10', true],
    ['turning 21 a day later', '2005-03-11', false],
    ['turning 76 a day later', '1950-03-11', true],
    ['turning 76 on the day', '1950-03-10', false],
  ])('counts full years on the day of pick-up: %s', (_why, birthday, isAllowed) => {
    expect(checkDriverBirthday(birthday, '2026-03-10', allowed).allowed).toBe(isAllowed);
  });

  it.each<[age: number, isInput: boolean]>([
    [15, false],
    [16, true],
    [99, true],
    [100, false],
    [30.5, false],
    [Number.NaN, false],
  ])('takes %d in the age field: %s', (age, isInput) => {
    expect(isDriverAgeInput(age)).toBe(isInput);
  });
});
