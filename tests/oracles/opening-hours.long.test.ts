import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { localTimeAt } from '../../server/environment/time-zones.ts';
import { toOpeningHours } from '../../src/api/wire/opening-hours.ts';
import type { PlainDate, PlainDateTime } from '../../src/domain/calendar.ts';
import {
  isUsable,
  offeredTimesOn,
  openSpansOn,
  type OpenSpans,
  type OpeningHoursRules,
} from '../../src/domain/opening-hours.ts';
import {
  checkDropOff,
  checkPickUp,
  earliestPickUpSlot,
  offeredPickUpTimes,
} from '../../src/domain/opening-slots.ts';
import { changesIn, FIRST_YEAR, LAST_YEAR, shownAt, ZONES } from './clock-changes.ts';
import {
  AFTER_HOURS,
  CLOSED,
  createOracle,
  dateAfter,
  OPEN,
  minutesOf,
  type Oracle,
  type Purpose,
  timeOf,
} from './opening-hours-oracle.ts';
import { type Plan, PLANS_APART, PLANS_HURRIED, toWire, WINDOW_DAYS } from './schedules.ts';

const APART = 1_600;
const HURRIED = 400;
/** Tests that share the schedules. */
const SHARES = 8;
const HOUR = 3_600_000;
const DAY_MINUTES = 1440;
const ASKED_EVERY_DAYS = 3;
const OPEN_BIT = OPEN & ~AFTER_HOURS;
const PURPOSES: readonly Purpose[] = ['pick-up', 'drop-off'];

/** Changes the rules under test, to see whether the judge notices. */
type Tamper = (rules: OpeningHoursRules) => OpeningHoursRules;
const asTheyAre: Tamper = (rules) => rules;

interface Case {
  readonly plan: Plan;
  /** Ranges may meet: then it is open where steps are counted from, and only the hours are judged. */
  readonly isHurried: boolean;
  readonly zone: string;
  readonly year: number;
}

/** Every zone meets every year. */
function casesOf(apart: number, hurried: number): readonly Case[] {
  const years = LAST_YEAR - FIRST_YEAR + 1;
  const plans = [
    ...fc.sample(PLANS_APART, { seed: 1, numRuns: apart }).map((plan) => ({ plan, isHurried: false })),
    ...fc.sample(PLANS_HURRIED, { seed: 2, numRuns: hurried }).map((plan) => ({ plan, isHurried: true })),
  ];
  return plans.map((each, index) => ({
    ...each,
    zone: ZONES[index % ZONES.length] as string,
    year: FIRST_YEAR + (Math.floor(index / ZONES.length) % years),
  }));
}

/** The instant in the middle of a case: a clock change where the zone has one. */
function middleOf({ zone, year, plan }: Case): number {
  const changes = changesOf(year, zone);
  return changes[Math.abs(plan.nowOffsetHours) % 2] ?? Date.UTC(year, 5, 15, 12);
}
const known = new Map<string, readonly number[]>();
function changesOf(year: number, zone: string): readonly number[] {
  const key = `${zone} ${year}`;
  const changes = known.get(key) ?? changesIn(year, zone);
  known.set(key, changes);
  return changes;
}

/** All that the rules and the judge say differently about a case. */
function differencesOf(each: Case, tamper: Tamper): readonly string[] {
  const { plan, zone, isHurried } = each;
  const middle = middleOf(each);
  const first = dateAfter(new Date(middle).toISOString().slice(0, 10), -WINDOW_DAYS / 2);
  const { schedule, holidays } = toWire(plan, (day) => dateAfter(first, day));
  const read = toOpeningHours(schedule, holidays as PlainDate[]);
  if (!read) return ['the schedule cannot be read'];
  const rules = tamper(read);
  const oracle = createOracle(schedule, holidays);
  const instant = middle + plan.nowOffsetHours * HOUR;
  const now = localTimeAt(instant, zone);
  const found: string[] = [];
  const note = (text: string) => found.push(text);
  if (now !== shownAt(instant, zone)) note(`now is ${shownAt(instant, zone)}, not ${now}`);
  if (isUsable(rules) !== oracle.isUsable()) note('usable');
  const dates = Array.from({ length: WINDOW_DAYS }, (_, day) => dateAfter(first, day) as PlainDate);
  const firstSlot = compareDates(
    dates,
    { rules, oracle, now, isHurried, step: schedule.gapForBookingTime },
    note,
  );
  // Past the window nothing was judged.
  const slot = earliestPickUpSlot(rules, now);
  const isInWindow = slot !== null && slot.slice(0, 10) <= (dates.at(-1) as string);
  if (oracle.isUsable() && (isInWindow ? slot : null) !== firstSlot)
    note(`first ${slot}, judged ${firstSlot}`);
  return found;
}

interface Judged {
  readonly rules: OpeningHoursRules;
  readonly oracle: Oracle;
  readonly now: PlainDateTime;
  readonly isHurried: boolean;
  readonly step: number;
}

/** What holds in each minute of a date, by the rules. */
function minutesIn({ open, served }: OpenSpans): Uint8Array {
  const minutes = new Uint8Array(DAY_MINUTES);
  for (const { start, end } of served) minutes.fill(AFTER_HOURS, Math.max(start, 0), Math.max(end + 1, 0));
  for (const { start, end } of open)
    for (let minute = Math.max(start, 0); minute <= Math.min(end, DAY_MINUTES - 1); minute += 1)
      minutes[minute] = (minutes[minute] ?? 0) | OPEN_BIT;
  return minutes;
}

/** Compares the dates of a window; returns the first pick-up from now on among what is offered. */
function compareDates(
  dates: readonly PlainDate[],
  { rules, oracle, now, isHurried, step }: Judged,
  note: (text: string) => void,
): string | null {
  const earliest = oracle.earliest(now);
  let firstSlot: string | null = null;
  for (const [index, date] of dates.entries()) {
    for (const purpose of PURPOSES) {
      const { state, near } = oracle.minutesOn(date, purpose);
      const spans = openSpansOn(date, rules, purpose);
      const minutes = typeof spans === 'string' ? new Uint8Array(DAY_MINUTES) : minutesIn(spans);
      // Nearly all agree, and comparing bytes at once is a hundred times quicker than one by one.
      if (Buffer.compare(state, minutes) !== 0) {
        const wrong = minutes.findIndex((value, minute) => value !== state[minute]);
        note(`${date} ${timeOf(wrong)} ${purpose}: ${minutes[wrong]}, judged ${state[wrong]}`);
      }
      const offered = offeredTimesOn(date, rules, purpose);
      const regular = offered.filter(({ isAfterHours }) => !isAfterHours).map(({ time }) => time);
      const outside = offered.filter(({ isAfterHours }) => isAfterHours).map(({ time }) => time);
      const all = offered.map(({ time }) => minutesOf(time));
      if (!isHurried) {
        const judged = [...oracle.regularTimes(near)].sort((a, b) => a - b).map(timeOf);
        if (judged.join() !== regular.join())
          note(`${date} ${purpose}: offered ${regular}, judged ${judged}`);
        const away = oracle.stepsAway(near);
        for (const time of outside)
          if (!away.has(minutesOf(time))) note(`${date} ${time} ${purpose}: between steps`);
        // Steps of two ends may stand close together; then one of them is enough.
        for (const minute of away)
          if (state[minute] === AFTER_HOURS && !all.some((other) => Math.abs(other - minute) < step))
            note(`${date} ${timeOf(minute)} ${purpose}: nothing near is offered`);
      }
      for (const time of outside)
        if (state[minutesOf(time)] !== AFTER_HOURS) note(`${date} ${time} ${purpose}: not after hours`);
      // Now and then one minute, moving through the day, is asked for by itself.
      if (index % ASKED_EVERY_DAYS === 0) {
        const minute = (index * 97 + (all[index % Math.max(all.length, 1)] ?? 0)) % DAY_MINUTES;
        const moment = `${date}T${timeOf(minute)}` as PlainDateTime;
        const isTimely = purpose === 'drop-off' || moment >= earliest;
        const verdict = purpose === 'pick-up' ? checkPickUp(moment, rules, now) : checkDropOff(moment, rules);
        if (verdict.allowed !== (oracle.isUsable() && all.includes(minute) && isTimely))
          note(`${moment} ${purpose}: verdict`);
        if (!verdict.allowed && verdict.reason === 'outside-opening-hours' && state[minute] !== CLOSED)
          note(`${moment} ${purpose}: reason`);
      }
      if (purpose === 'drop-off' || date < now.slice(0, 10)) continue;
      const timely = all.map((each) => `${date}T${timeOf(each)}`).filter((each) => each >= earliest);
      firstSlot ??= timely[0] ?? null;
      // The lead ends on the day of `earliest`.
      if (date > earliest.slice(0, 10)) continue;
      const given = offeredPickUpTimes(date, rules, now).map(({ time }) => `${date}T${time}`);
      if (given.join() !== timely.join()) note(`${date}: pick-ups ${given}, judged ${timely}`);
    }
  }
  return firstSlot;
}

describe('opening hours, minute by minute', () => {
  const cases = casesOf(APART, HURRIED).map((each, index) => ({ each, index }));
  it.each(Array.from({ length: SHARES }, (_, share) => share))(
    `agree with the judge for ${APART + HURRIED} schedules of ${WINDOW_DAYS} days, clock changes of ${FIRST_YEAR} to ${LAST_YEAR} included: share %i of ${SHARES}`,
    (share) => {
      const differences = cases
        .filter(({ index }) => index % SHARES === share)
        .flatMap(({ each, index }) =>
          differencesOf(each, asTheyAre).map((text) => `${index} ${each.zone} ${text}`),
        );
      expect({ count: differences.length, some: differences.slice(0, 10) }).toEqual({ count: 0, some: [] });
    },
    30_000,
  );

  it('are asked about at clock changes of every zone that has some', () => {
    const changing = ZONES.filter((zone) => changesOf(2031, zone).length === 2);
    expect(changing).toHaveLength(5);
  });

  it.each<[rule: string, tamper: Tamper]>([
    ['a holiday is a day like any other', (rules) => ({ ...rules, holidays: [] })],
    ['holidays close for returns, too', (rules) => ({ ...rules, holidayRanges: [] })],
    ['closed days are open', (rules) => ({ ...rules, closedDays: [] })],
    ['single dates have no hours of their own', (rules) => ({ ...rules, specialDates: [] })],
    ['nobody is served after hours', (rules) => ({ ...rules, afterHours: null })],
    [
      'no minutes before opening means none, as zero does',
      (rules) => ({
        ...rules,
        afterHours: rules.afterHours && {
          beforeMinutes: rules.afterHours.beforeMinutes ?? 0,
          afterMinutes: rules.afterHours.afterMinutes,
        },
      }),
    ],
    [
      'nights end at midnight',
      (rules) => ({
        ...rules,
        weekdays: Object.fromEntries(
          Object.entries(rules.weekdays).map(([day, ranges]) => [
            day,
            ranges.map(({ from, to }) => ({ from, to: to < from ? '23:59' : to })),
          ]),
        ) as unknown as OpeningHoursRules['weekdays'],
      }),
    ],
    ['the lead is an hour for all', (rules) => ({ ...rules, leadHours: 0 })],
    ['steps are a quarter of an hour for all', (rules) => ({ ...rules, stepMinutes: 15 })],
  ])('differ from the judge when %s', (_rule, tamper) => {
    const differences = casesOf(48, 0).flatMap((each) => differencesOf(each, tamper));
    expect(differences.length).toBeGreaterThan(0);
  });
});
