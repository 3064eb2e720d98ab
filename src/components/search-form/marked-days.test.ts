import { expect, it } from 'vitest';
import { addDays } from '../../domain/calendar.ts';
import type { OpeningHoursRules, SlotPurpose } from '../../domain/opening-hours.ts';
import { markedDays } from './marked-days.ts';

const DAY = [{ from: '08:00', to: '20:00' }] as const;
const MORNING = [{ from: '08:00', to: '12:00' }] as const;
const RULES: OpeningHoursRules = {
  weekdays: {
    sunday: [],
    monday: DAY,
    tuesday: DAY,
    wednesday: DAY,
    thursday: DAY,
    friday: DAY,
    saturday: DAY,
  },
  holidayRanges: [],
  closedDays: [],
  holidays: [],
  specialDates: [],
  leadHours: 0,
  stepMinutes: 30,
  afterHours: null,
};
const NAMES = {
  closed: 'Closed',
  holiday: 'Public holiday',
  holidays: { '2026-12-25': 'Christmas' },
} as const;

type Told = [dates: string, name: string, hours: string];

/** The marked days of December 2026, which begins on a Tuesday. */
const told = (changes: Partial<OpeningHoursRules>, purpose: SlotPurpose): Told[] =>
  markedDays('2026-12-01', '2026-12-31', { ...RULES, ...changes }, purpose, NAMES).map(
    ({ from, to, name, hours }) => [
      [...new Set([from.slice(8), to.slice(8)])].join('-'),
      name,
      hours.map((range) => `${range.from}-${range.to}`).join(' '),
    ],
  );
const days = (...numbers: number[]) => numbers.map((day) => addDays('2026-12-01', day - 1));

it.each<[why: string, changes: Partial<OpeningHoursRules>, purpose: SlotPurpose, expected: Told[]]>([
  ['days like any other of their week, Sundays without hours too', {}, 'pick-up', []],
  [
    'closed days in a row, as one entry',
    { closedDays: days(7, 8, 9, 10) },
    'pick-up',
    [['07-10', 'Closed', '']],
  ],
  [
    'closed days apart, however many',
    { closedDays: days(1, 3, 5, 8, 10, 12, 15, 17) },
    'pick-up',
    [1, 3, 5, 8, 10, 12, 15, 17].map((day): Told => [String(day).padStart(2, '0'), 'Closed', '']),
  ],
  [
    'a single date without hours',
    { specialDates: [{ date: '2026-12-24', ranges: [] }] },
    'pick-up',
    [['24', 'Closed', '']],
  ],
  [
    'holidays by their names, one by one',
    { holidays: days(25, 26) },
    'pick-up',
    [
      ['25', 'Christmas', ''],
      ['26', 'Public holiday', ''],
    ],
  ],
  [
    'a holiday with the hours in which cars are taken back',
    { holidays: days(25), holidayRanges: MORNING },
    'drop-off',
    [['25', 'Christmas', '08:00-12:00']],
  ],
  [
    'no hours of a holiday where no car is handed out',
    { holidays: days(25), holidayRanges: MORNING },
    'pick-up',
    [['25', 'Christmas', '']],
  ],
  [
    'a closed day that is a holiday',
    { holidays: days(25), closedDays: days(25) },
    'drop-off',
    [['25', 'Closed', '']],
  ],
])('marks %s', (_why, changes, purpose, expected) => {
  expect(told(changes, purpose)).toEqual(expected);
});
