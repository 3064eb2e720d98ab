import { expect, it } from 'vitest';
import type { PlainDate } from './calendar.ts';
import { daysUntilSeason, type Season } from './season.ts';

const autumn: Season = { from: '09-01', to: '12-14' };
const winter: Season = { from: '12-15', to: '02-29' };
const leapDay: Season = { from: '02-29', to: '02-29' };

it.each<[date: PlainDate, season: Season, days: number]>([
  ['2026-08-31', autumn, 1],
  ['2026-09-01', autumn, 0],
  ['2026-12-14', autumn, 0],
  ['2026-12-15', autumn, 260],
  ['2027-01-01', winter, 0],
  ['2027-02-28', winter, 0],
  ['2027-03-01', winter, 289],
  ['2028-02-28', leapDay, 1],
  ['2027-02-28', leapDay, 1],
])('from %s it is so many days to a season', (date, season, days) => {
  expect(daysUntilSeason(date, season)).toBe(days);
});
