/* Moments of pick-up and return against the opening hours of their places. */
import type { PlainDate, PlainDateTime, PlainTime } from './calendar.ts';
import { addDays, addMinutes, atTime, dateOf, minutesOfDay, timeOf } from './calendar.ts';
import {
  BOOKING_GRACE_MINUTES,
  DEFAULT_LEAD_MINUTES,
  DEFAULT_STEP_MINUTES,
  LEAD_GRACE_MINUTES,
  MINUTES_PER_HOUR,
  OPEN_DAY_LOOK_AHEAD_DAYS,
  PICK_UP_WITHOUT_HOURS_MINUTES,
} from './constants.ts';
import type { ClosedReason, OfferedTime, OpeningHoursRules, SlotPurpose } from './opening-hours.ts';
import { isUsable, isWithin, offeredTimesOn, openSpansOn } from './opening-hours.ts';

/** Why a moment cannot be chosen. */
export type SlotRefusal =
  | ClosedReason
  | 'no-opening-hours'
  | 'in-the-past'
  | 'outside-opening-hours'
  | 'between-steps'
  | 'too-soon';

/** Whether a moment may be chosen. */
export type SlotVerdict =
  | { readonly allowed: true; readonly isAfterHours: boolean }
  | { readonly allowed: false; readonly reason: SlotRefusal };

/**
 * How the lead before a pick-up is checked: `enforced` while a search is completed, `with-grace` while the server
 * answers that search, `with-form-time` while it prices and books what the visitor found, `waived` where only a page is
 * restored whose price call checks it.
 */
export type LeadPolicy = 'enforced' | 'with-grace' | 'with-form-time' | 'waived';

const GRACE_MINUTES: Readonly<Record<Exclude<LeadPolicy, 'waived'>, number>> = {
  enforced: 0,
  'with-grace': LEAD_GRACE_MINUTES,
  'with-form-time': BOOKING_GRACE_MINUTES,
};

const leadMinutesOf = ({ leadHours }: OpeningHoursRules): number =>
  leadHours > 0 ? Math.ceil(leadHours * MINUTES_PER_HOUR) : DEFAULT_LEAD_MINUTES;

/** The earliest pick-up that the lead time allows, not yet moved into the opening hours. `now` is local to the place. */
export const earliestPickUp = (rules: OpeningHoursRules, now: PlainDateTime): PlainDateTime =>
  addMinutes(now, leadMinutesOf(rules));

/** The first minute, by the clock of the place, at which a pick-up is too soon. */
export const tooSoonFrom = (pickUp: PlainDateTime, rules: OpeningHoursRules): PlainDateTime =>
  addMinutes(pickUp, 1 - leadMinutesOf(rules));

/** The pick-up proposed while no opening hours are known: half an hour from now, at the next step. */
export function defaultPickUpWithoutHours(
  now: PlainDateTime,
  stepMinutes: number = DEFAULT_STEP_MINUTES,
): PlainDateTime {
  const wanted = addMinutes(now, PICK_UP_WITHOUT_HOURS_MINUTES);
  const pastStep = minutesOfDay(timeOf(wanted)) % stepMinutes;
  return pastStep === 0 ? wanted : addMinutes(wanted, stepMinutes - pastStep);
}

/** The times of a date that a pick-up may be given. `now` is the place's. */
export function offeredPickUpTimes(
  date: PlainDate,
  rules: OpeningHoursRules,
  now: PlainDateTime,
): readonly OfferedTime[] {
  const earliest = earliestPickUp(rules, now);
  return offeredTimesOn(date, rules, 'pick-up').filter(({ time }) => atTime(date, time) >= earliest);
}

/** Whether a pick-up at a moment is possible. `now` is the place's. */
export function checkPickUp(
  moment: PlainDateTime,
  rules: OpeningHoursRules | null,
  now: PlainDateTime,
  lead: LeadPolicy = 'enforced',
): SlotVerdict {
  if (!isUsable(rules)) return { allowed: false, reason: 'no-opening-hours' };
  if (moment < now) return { allowed: false, reason: 'in-the-past' };
  const verdict = checkHours(moment, rules, 'pick-up');
  if (!verdict.allowed || lead === 'waived') return verdict;
  if (moment >= earliestPickUp(rules, addMinutes(now, -GRACE_MINUTES[lead]))) return verdict;
  return { allowed: false, reason: 'too-soon' };
}

/** Whether a return at a moment is possible; neither past nor lead time are checked. */
export function checkDropOff(moment: PlainDateTime, rules: OpeningHoursRules | null): SlotVerdict {
  return isUsable(rules)
    ? checkHours(moment, rules, 'drop-off')
    : { allowed: false, reason: 'no-opening-hours' };
}

function checkHours(moment: PlainDateTime, rules: OpeningHoursRules, purpose: SlotPurpose): SlotVerdict {
  const date = dateOf(moment);
  const spans = openSpansOn(date, rules, purpose);
  if (typeof spans === 'string') return { allowed: false, reason: spans };
  const offered = offeredTimesOn(date, rules, purpose).find(({ time }) => time === timeOf(moment));
  if (offered) return { allowed: true, isAfterHours: offered.isAfterHours };
  const isServed = isWithin(minutesOfDay(timeOf(moment)), spans.served);
  return { allowed: false, reason: isServed ? 'between-steps' : 'outside-opening-hours' };
}

function firstSlotFrom(
  moment: PlainDateTime,
  rules: OpeningHoursRules,
  purpose: SlotPurpose,
): PlainDateTime | null {
  for (let days = 0; days <= OPEN_DAY_LOOK_AHEAD_DAYS; days += 1) {
    const date = addDays(dateOf(moment), days);
    const slot = offeredTimesOn(date, rules, purpose).find(({ time }) => atTime(date, time) >= moment);
    if (slot) return atTime(date, slot.time);
  }
  return null;
}

/** The pick-up itself when offered, else the next offered one of that day or the next open day; null: none. */
export function movePickUpIntoHours(
  moment: PlainDateTime,
  rules: OpeningHoursRules,
  now: PlainDateTime,
): PlainDateTime | null {
  const earliest = earliestPickUp(rules, now);
  return firstSlotFrom(moment > earliest ? moment : earliest, rules, 'pick-up');
}

/** The return itself when offered, else the next offered one of that day or the next open day; null: none. */
export const moveDropOffIntoHours = (moment: PlainDateTime, rules: OpeningHoursRules): PlainDateTime | null =>
  firstSlotFrom(moment, rules, 'drop-off');

/**
 * The pick-up proposed some days from now: at the hour or the next offered one of the first day that has such. The
 * earliest that the place offers where no day within a year has; null when there is none.
 */
export function proposedPickUp(
  rules: OpeningHoursRules,
  now: PlainDateTime,
  { daysAhead, hour }: { readonly daysAhead: number; readonly hour: PlainTime },
): PlainDateTime | null {
  const earliest = earliestPickUp(rules, now);
  const first = addDays(dateOf(now), daysAhead);
  for (let days = 0; days <= OPEN_DAY_LOOK_AHEAD_DAYS; days += 1) {
    const date = addDays(first, days);
    const wanted = atTime(date, hour);
    const from = wanted > earliest ? wanted : earliest;
    const slot = offeredTimesOn(date, rules, 'pick-up').find(({ time }) => atTime(date, time) >= from);
    if (slot) return atTime(date, slot.time);
  }
  return earliestPickUpSlot(rules, now);
}

/** The first pick-up a place offers from now on; null when there is none within a year. */
export const earliestPickUpSlot = (rules: OpeningHoursRules, now: PlainDateTime): PlainDateTime | null =>
  firstSlotFrom(earliestPickUp(rules, now), rules, 'pick-up');

/** The last return offered after a moment and not after a date; null when there is none. */
export function latestDropOffSlot(
  after: PlainDateTime,
  lastDate: PlainDate,
  rules: OpeningHoursRules,
): PlainDateTime | null {
  for (let date = lastDate; date >= dateOf(after); date = addDays(date, -1)) {
    const slot = offeredTimesOn(date, rules, 'drop-off').findLast(({ time }) => atTime(date, time) > after);
    if (slot) return atTime(date, slot.time);
  }
  return null;
}

/** The first date, the given one included, with hours for the purpose; null when there is none within a year. */
export function nextOpenDate(
  from: PlainDate,
  rules: OpeningHoursRules,
  purpose: SlotPurpose,
): PlainDate | null {
  const slot = firstSlotFrom(atTime(from, '00:00'), rules, purpose);
  return slot === null ? null : dateOf(slot);
}

/** Whether a place can be searched: it has an open day for the purpose within a year. */
export const hasOpenDay = (
  rules: OpeningHoursRules | null,
  from: PlainDate,
  purpose: SlotPurpose,
): rules is OpeningHoursRules => isUsable(rules) && nextOpenDate(from, rules, purpose) !== null;
