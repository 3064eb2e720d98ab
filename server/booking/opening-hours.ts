import { toOpeningHours } from '../../src/api/wire/opening-hours.ts';
import type { PlainDate } from '../../src/domain/calendar.ts';
import type { OpeningHoursRules } from '../../src/domain/opening-hours.ts';
import type { Holiday, StoredSchedule } from '../db/repositories/places.ts';

/** Opening hours by branch, with the holidays of all branches and its own. A branch without hours is absent. */
export function openingHoursByBranch(
  schedules: readonly StoredSchedule[],
  holidays: readonly Holiday[],
): ReadonlyMap<string, OpeningHoursRules> {
  const rules = new Map<string, OpeningHoursRules>();
  for (const { branchOfficeId, body } of schedules) {
    const hours = toOpeningHours(body, holidaysOf(branchOfficeId, holidays));
    if (hours) rules.set(branchOfficeId, hours);
  }
  return rules;
}

const holidaysOf = (branchOfficeId: string, holidays: readonly Holiday[]): PlainDate[] =>
  holidays
    .filter((holiday) => holiday.branchOfficeId === null || holiday.branchOfficeId === branchOfficeId)
    .map(({ onDate }) => onDate as PlainDate);
