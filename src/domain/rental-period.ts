import type { BookingConfiguration } from '../../generated/page/types.ts';
import type { PlainDate, PlainDateTime } from './calendar.ts';
import {
  addDays,
  addMinutes,
  atTime,
  dateOf,
  daysBetween,
  timeOf,
  wallClockMinutesBetween,
} from './calendar.ts';
import { FARTHEST_SEARCH_DAYS, MINUTES_PER_DAY, MINUTES_PER_HOUR } from './constants.ts';

/** How the operator counts charged days. */
export type RentalDayRules = {
  readonly returnToleranceMinutes: number;
  readonly minimumChargedDays: number;
};

/** How days are estimated while no price is known. */
export type RentalEstimateRules = RentalDayRules & { readonly halfDayToleranceHours: number };

/** The rules of the estimate in an operator's settings. */
export const rentalEstimateRules = (
  configuration: Pick<
    BookingConfiguration,
    'returnToleranceInMinutes' | 'halfDayToleranceInHours' | 'minDaysToCharge'
  >,
): RentalEstimateRules => ({
  returnToleranceMinutes: configuration.returnToleranceInMinutes,
  halfDayToleranceHours: configuration.halfDayToleranceInHours,
  minimumChargedDays: configuration.minDaysToCharge,
});

/** Allowed length in calendar days between the two dates; `null` is no maximum. */
export type RentalLengthRules = { readonly minDays: number; readonly maxDays: number | null };

/** Limits as configured; `null` or absent is "not set here". */
export type ConfiguredLengths = { readonly minDays?: number | null; readonly maxDays?: number | null };

/** Whether a rental has an allowed length, and if not, which limit it breaks. */
export type RentalLengthVerdict =
  | { readonly allowed: true }
  | { readonly allowed: false; readonly reason: 'return-before-pick-up' | 'return-not-after-pick-up' }
  | { readonly allowed: false; readonly reason: 'shorter-than-minimum'; readonly minDays: number }
  | { readonly allowed: false; readonly reason: 'longer-than-maximum'; readonly maxDays: number };

/** Charged days, at least 1. @throws RangeError unless the drop-off is after the pick-up */
export function countRentalDays(
  pickUp: PlainDateTime,
  dropOff: PlainDateTime,
  rules: RentalDayRules,
): number {
  const minutes = rentalMinutes(pickUp, dropOff);
  // The tolerance applies to late returns only; the first day is always charged.
  const days = Math.ceil((minutes - rules.returnToleranceMinutes) / MINUTES_PER_DAY);
  return Math.max(days, rules.minimumChargedDays, 1);
}

/** Days to show before a price exists, in halves. @throws RangeError unless the drop-off is after the pick-up */
export function estimateRentalDays(
  pickUp: PlainDateTime,
  dropOff: PlainDateTime,
  rules: RentalEstimateRules,
): number {
  const minutes = rentalMinutes(pickUp, dropOff);
  const fullDays = Math.floor(minutes / MINUTES_PER_DAY);
  const remainder = minutes - fullDays * MINUTES_PER_DAY;
  // The first day is always charged, whatever the tolerance is.
  const isCharged = remainder > rules.returnToleranceMinutes || fullDays === 0;
  const isHalf = remainder <= rules.halfDayToleranceHours * MINUTES_PER_HOUR;
  return Math.max(fullDays + (isCharged ? (isHalf ? 0.5 : 1) : 0), rules.minimumChargedDays);
}

function rentalMinutes(pickUp: PlainDateTime, dropOff: PlainDateTime): number {
  const minutes = wallClockMinutesBetween(pickUp, dropOff);
  if (minutes > 0) return minutes;
  throw new RangeError(`rental-period: the drop-off ${dropOff} must be after the pick-up ${pickUp}`);
}

/**
 * The limits in force: those of the booking flow, else those of the booking configuration.
 * A maximum below 1 or below the minimum could never be met and counts as not set.
 */
export function rentalLengthRules(flow: ConfiguredLengths, booking: ConfiguredLengths): RentalLengthRules {
  const minDays = Math.max(flow.minDays ?? booking.minDays ?? 0, 0);
  const maxDays = flow.maxDays ?? booking.maxDays ?? null;
  return { minDays, maxDays: maxDays !== null && maxDays >= Math.max(minDays, 1) ? maxDays : null };
}

/** Whether a rental is within the limits; with a minimum of 0, a return on the day of pick-up must be later. */
export function checkRentalLength(
  pickUp: PlainDateTime,
  dropOff: PlainDateTime,
  rules: RentalLengthRules,
): RentalLengthVerdict {
  const days = daysBetween(dateOf(pickUp), dateOf(dropOff));
  if (days < 0) return { allowed: false, reason: 'return-before-pick-up' };
  if (days < rules.minDays) return { allowed: false, reason: 'shorter-than-minimum', minDays: rules.minDays };
  if (dropOff <= pickUp) return { allowed: false, reason: 'return-not-after-pick-up' };
  if (rules.maxDays !== null && days > rules.maxDays) {
    return { allowed: false, reason: 'longer-than-maximum', maxDays: rules.maxDays };
  }
  return { allowed: true };
}

/** The return that is proposed: after so many days or the minimum, at most the maximum, at the hour of the pick-up. */
export const defaultReturn = (
  pickUp: PlainDateTime,
  { minDays, maxDays }: RentalLengthRules,
  days = 1,
): PlainDateTime =>
  addMinutes(pickUp, Math.min(Math.max(minDays, days, 1), maxDays ?? Infinity) * MINUTES_PER_DAY);

/**
 * The return on the nearest allowed date, at the same hour; unchanged when it is allowed. A return date before the
 * pick-up becomes that of the pick-up plus the minimum days, and one day more where it would not be later.
 */
export function correctReturn(
  pickUp: PlainDateTime,
  dropOff: PlainDateTime,
  rules: RentalLengthRules,
): PlainDateTime {
  const verdict = checkRentalLength(pickUp, dropOff, rules);
  if (verdict.allowed) return dropOff;
  if (verdict.reason === 'longer-than-maximum') {
    return atTime(addDays(dateOf(pickUp), verdict.maxDays), timeOf(dropOff));
  }
  const corrected = atTime(addDays(dateOf(pickUp), rules.minDays), timeOf(dropOff));
  return corrected > pickUp ? corrected : addMinutes(corrected, MINUTES_PER_DAY);
}

/** The first and the last day on which a car of that pick-up day may come back. */
export const returnDates = (
  pickUp: PlainDate,
  { minDays, maxDays }: RentalLengthRules,
): { readonly earliest: PlainDate; readonly latest: PlainDate } => ({
  earliest: addDays(pickUp, minDays),
  latest: addDays(pickUp, maxDays ?? FARTHEST_SEARCH_DAYS),
});

/** The return date once the pick-up date was moved from that of `before`: the rental keeps its length within the limits. */
export function followPickUp(
  pickUp: PlainDate,
  before: { readonly pickUp: PlainDate; readonly dropOff: PlainDate },
  rules: RentalLengthRules,
): PlainDate {
  const { earliest, latest } = returnDates(pickUp, rules);
  const moved = addDays(pickUp, daysBetween(before.pickUp, before.dropOff));
  if (moved < earliest) return earliest;
  return moved > latest ? latest : moved;
}
