import {
  addDays,
  addMinutes,
  atTime,
  dateOf,
  type PlainDateTime,
  wallClockMinutesBetween,
} from './calendar.ts';
import { MINUTES_PER_DAY, MINUTES_PER_HOUR } from './constants.ts';
import { offeredTimesOn, type OpeningHoursRules } from './opening-hours.ts';
import {
  checkRentalLength,
  countRentalDays,
  type RentalDayRules,
  type RentalLengthRules,
} from './rental-period.ts';

/** A return that is a little earlier and costs a day less. */
export type EarlierReturn = {
  readonly dropOff: PlainDateTime;
  /** Charged days of the two returns. */
  readonly fewerDays: number;
  readonly moreDays: number;
};

/** Nobody returns a car half a day earlier to save one. */
const MOST_MINUTES_EARLIER = 4 * MINUTES_PER_HOUR;

/**
 * The last return that costs one day less, where it is only a little earlier than the chosen one; null where there is
 * none. It is a proposal: whether it is cheaper, a price has to confirm.
 */
export function earlierReturn(
  { pickUp, dropOff }: { readonly pickUp: PlainDateTime; readonly dropOff: PlainDateTime },
  hours: OpeningHoursRules,
  { days, lengths }: { readonly days: RentalDayRules; readonly lengths: RentalLengthRules },
): PlainDateTime | null {
  const charged = countRentalDays(pickUp, dropOff, days);
  const boundary = addMinutes(pickUp, (charged - 1) * MINUTES_PER_DAY + days.returnToleranceMinutes);
  for (const date of [dateOf(boundary), addDays(dateOf(boundary), -1)]) {
    const last = offeredTimesOn(date, hours, 'drop-off').findLast(
      ({ time, isAfterHours }) => !isAfterHours && atTime(date, time) <= boundary,
    );
    if (!last) continue;
    const earlier = atTime(date, last.time);
    const isNear = wallClockMinutesBetween(earlier, dropOff) <= MOST_MINUTES_EARLIER;
    const isAllowed = earlier > pickUp && checkRentalLength(pickUp, earlier, lengths).allowed;
    return isNear && isAllowed && countRentalDays(pickUp, earlier, days) < charged ? earlier : null;
  }
  return null;
}
