import { toBranchHours } from '../../src/api/wire/opening-hours.ts';
import type { OpeningHoursRules } from '../../src/domain/opening-hours.ts';
import type { Holiday, StoredSchedule } from '../db/repositories/places.ts';

/** Opening hours by branch, read as every client reads them from the API. A branch without hours is absent. */
export function openingHoursByBranch(
  schedules: readonly StoredSchedule[],
  holidays: readonly Holiday[],
): ReadonlyMap<string, OpeningHoursRules> {
  const hours = toBranchHours(
    schedules.map(({ branchOfficeId, body }) => ({ ...(body as object), branchOfficeId })),
    holidays.map(({ branchOfficeId, onDate }) => ({ branchOfficeId, date: onDate })),
  );
  return new Map([...hours].map(([branchOfficeId, { rules }]) => [branchOfficeId, rules]));
}
