import { expect, it } from 'vitest';
import { hours } from '../../tests/support/search-context.ts';
import type { PlainDateTime } from './calendar.ts';
import { earlierReturn } from './earlier-return.ts';

const pickUp = '2026-03-10T10:00';
const rules = {
  days: { returnToleranceMinutes: 59, minimumChargedDays: 1 },
  lengths: { minDays: 1, maxDays: null },
};

it.each<[why: string, dropOff: PlainDateTime, more: object, expected: PlainDateTime | null]>([
  ['the last time before the next day counts', '2026-03-13T12:00', {}, '2026-03-13T10:45'],
  ['none inside the tolerance', '2026-03-13T10:45', {}, null],
  ['none when it would be half a day earlier', '2026-03-13T18:00', {}, null],
  [
    'none when the rental would be too short',
    '2026-03-11T12:00',
    { lengths: { minDays: 2, maxDays: null } },
    null,
  ],
  [
    'none below the days that are charged at least',
    '2026-03-11T12:00',
    { days: { returnToleranceMinutes: 59, minimumChargedDays: 3 } },
    null,
  ],
])('proposes %s', (_why, dropOff, more, expected) => {
  expect(earlierReturn({ pickUp, dropOff }, hours, { ...rules, ...more })).toBe(expected);
});

it('proposes a return when the desk is open', () => {
  const weekday = { ...hours.weekdays, friday: [{ from: '12:00', to: '20:00' }] } as const;
  expect(
    earlierReturn({ pickUp, dropOff: '2026-03-13T12:00' }, { ...hours, weekdays: weekday }, rules),
  ).toBeNull();
});
