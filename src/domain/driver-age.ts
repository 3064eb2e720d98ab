import type { BookingConfiguration } from '../../generated/page/types.ts';
import type { PlainDate } from './calendar.ts';
import { ageOn } from './calendar.ts';
import {
  AGE_FIELD_MAX,
  AGE_FIELD_MIN,
  ASSUMED_DRIVER_AGE,
  DEFAULT_DRIVER_AGE_MAX,
  DEFAULT_DRIVER_AGE_MIN,
} from './constants.ts';

/** The operator's two ranges and which of them are checked; a missing bound takes the default. */
export type DriverAgeRules = {
  readonly checksAllowed: boolean;
  readonly allowedMin?: number | null;
  readonly allowedMax?: number | null;
  readonly checksWithoutCaution: boolean;
  readonly withoutCautionMin?: number | null;
  readonly withoutCautionMax?: number | null;
};

/** The rules as a booking configuration spells them. */
export const configuredDriverAges = (configuration: BookingConfiguration): DriverAgeRules => ({
  checksAllowed: configuration.useDriverAgeAllowed,
  allowedMin: configuration.driverAgeAllowedMin,
  allowedMax: configuration.driverAgeAllowedMax,
  checksWithoutCaution: configuration.useDriverAgeWithoutCaution,
  withoutCautionMin: configuration.driverAgeWithoutCautionMin,
  withoutCautionMax: configuration.driverAgeWithoutCautionMax,
});

/** The bounds in force, both inclusive, in years. Waived bounds are only displayed. */
export type DriverAgeRange = {
  readonly kind: 'waived' | 'allowed' | 'without-caution';
  readonly min: number;
  readonly max: number;
};

/** Whether an age may rent; a refusal names the bounds and which of the two messages applies. */
export type DriverAgeVerdict =
  | { readonly allowed: true }
  | {
      readonly allowed: false;
      readonly reason: 'outside-allowed-ages' | 'outside-ages-without-caution';
      readonly min: number;
      readonly max: number;
    };

/** Why an age may not rent. */
export type DriverAgeRefusal = Extract<DriverAgeVerdict, { readonly allowed: false }>;

/** The range that applies: without-caution when switched on, else the allowed one, waived when neither is. */
export function driverAgeRange(rules: DriverAgeRules): DriverAgeRange {
  if (rules.checksWithoutCaution) {
    return { kind: 'without-caution', ...bounds(rules.withoutCautionMin, rules.withoutCautionMax) };
  }
  return { kind: rules.checksAllowed ? 'allowed' : 'waived', ...bounds(rules.allowedMin, rules.allowedMax) };
}

const bounds = (min?: number | null, max?: number | null): { min: number; max: number } => ({
  min: min ?? DEFAULT_DRIVER_AGE_MIN,
  max: max ?? DEFAULT_DRIVER_AGE_MAX,
});

/** Whether a driver of this age, in full years, may rent. */
export function checkDriverAge(age: number, rules: DriverAgeRules): DriverAgeVerdict {
  const { kind, min, max } = driverAgeRange(rules);
  if (kind === 'waived' || (age >= min && age <= max)) return { allowed: true };
  const reason = kind === 'without-caution' ? 'outside-ages-without-caution' : 'outside-allowed-ages';
  return { allowed: false, reason, min, max };
}

/** The same for a birthday: the age counts on the day of pick-up. */
export const checkDriverBirthday = (
  birthday: PlainDate,
  pickUpDate: PlainDate,
  rules: DriverAgeRules,
): DriverAgeVerdict => checkDriverAge(ageOn(birthday, pickUpDate), rules);

/** The age searched with while the visitor confirms to be within the bounds. */
export function assumedDriverAge(rules: DriverAgeRules): number {
  const { min, max } = driverAgeRange(rules);
  return Math.max(min, Math.min(max, ASSUMED_DRIVER_AGE));
}

/** Whether a number can be typed into the age field: full years, 16 to 99. */
export const isDriverAgeInput = (age: number): boolean =>
  Number.isInteger(age) && age >= AGE_FIELD_MIN && age <= AGE_FIELD_MAX;
