import { AttentionSchedule as checkSchedule } from '../../generated/api/check.js';
import type { BookingData } from '../../generated/folder/types.ts';
import { daysBetween, type PlainDate, parsePlainDate } from '../../src/domain/calendar.ts';
import { schemaFindings } from '../../src/runtime/document/finding.ts';
import { BOOKING_LISTS, type BookingList, bookingFile } from './file-names.ts';
import type { FolderProblem } from './site-folder.ts';
import { findingText } from '../content/finding-text.ts';

type Row = Readonly<Record<string, unknown>>;

/** What makes a row the only one of its list. */
const KEYS: Readonly<Record<BookingList, readonly string[]>> = {
  currencies: ['isoCode'],
  branchOffices: ['id'],
  schedules: ['branchOfficeId'],
  holidays: ['id'],
  yearlyHolidays: ['id'],
  places: ['id'],
  categories: ['id'],
  models: ['id'],
  carUnits: ['id'],
  seasons: ['id'],
  yearlySeasons: ['id'],
  rates: ['categoryId', 'seasonId', 'bracketFromDays'],
  taxes: ['id'],
  oneWayFees: ['fromBranchOfficeId', 'toBranchOfficeId'],
  extras: ['id'],
  promotions: ['id'],
};

/** Properties that name a row of another list, or of one of several. */
const REFERENCES: readonly (readonly [BookingList, property: string, ...targets: BookingList[]])[] = [
  ['schedules', 'branchOfficeId', 'branchOffices'],
  ['holidays', 'branchOfficeId', 'branchOffices'],
  ['yearlyHolidays', 'branchOfficeId', 'branchOffices'],
  ['places', 'branchOfficeId', 'branchOffices'],
  ['places', 'availableReturnPlaces', 'places'],
  ['models', 'categoryId', 'categories'],
  ['carUnits', 'modelId', 'models'],
  ['carUnits', 'branchOfficeId', 'branchOffices'],
  ['rates', 'categoryId', 'categories'],
  ['rates', 'seasonId', 'seasons', 'yearlySeasons'],
  ['oneWayFees', 'fromBranchOfficeId', 'branchOffices'],
  ['oneWayFees', 'toBranchOfficeId', 'branchOffices'],
  ['extras', 'excludes', 'extras'],
  ['extras', 'pickUpPlaceIds', 'places'],
  ['extras', 'dropOffPlaceIds', 'places'],
  ['promotions', 'placeIds', 'places'],
  ['promotions', 'categoryIds', 'categories'],
];

/** Properties that are dates; that there is such a day no schema can say. */
const DATES: readonly (readonly [BookingList, property: string])[] = [
  ['holidays', 'onDate'],
  ['seasons', 'fromDate'],
  ['seasons', 'toDate'],
  ['promotions', 'fromDate'],
  ['promotions', 'toDate'],
];

const DAYS_OF_YEAR = 365;

/** What is wrong with booking data whose rows are right one by one. */
export function bookingProblems(booking: BookingData): FolderProblem[] {
  const problems: FolderProblem[] = [];
  const rowsOf = (list: BookingList) => booking[list] as unknown as readonly Row[];
  const report = (list: BookingList, path: string, message: string) =>
    problems.push({ file: bookingFile(list), path, message });

  for (const list of BOOKING_LISTS) {
    const seen = new Set<string>();
    for (const [index, row] of rowsOf(list).entries()) {
      const key = KEYS[list].map((name) => String(row[name] ?? '')).join(' ');
      if (seen.has(key)) report(list, `/${index}`, `is a second row for ${key}`);
      seen.add(key);
    }
  }
  for (const [list, property, ...targets] of REFERENCES) {
    const known = new Set(targets.flatMap(rowsOf).map(({ id }) => id));
    for (const [index, row] of rowsOf(list).entries())
      for (const id of [row[property] ?? []].flat())
        if (!known.has(id))
          report(
            list,
            `/${index}/${property}`,
            `names ${String(id)}, which is not in ${targets.map(bookingFile).join(' or ')}`,
          );
  }
  for (const [list, property] of DATES)
    for (const [index, row] of rowsOf(list).entries())
      if (parsePlainDate(String(row[property])) === null) report(list, `/${index}/${property}`, 'is no day');
  for (const list of ['seasons', 'promotions'] as const)
    for (const [index, { fromDate, toDate }] of booking[list].entries())
      if (toDate < fromDate) report(list, `/${index}/toDate`, 'is before the first day');
  for (const [index, { minDays = 1, maxDays = null }] of booking.promotions.entries())
    if (maxDays !== null && maxDays < minDays) report('promotions', `/${index}/maxDays`, 'is below minDays');
  for (const [index, { isYearly = false, fromDate, toDate }] of booking.promotions.entries())
    if (isYearly && daysBetween(fromDate as PlainDate, toDate as PlainDate) >= DAYS_OF_YEAR)
      report('promotions', `/${index}/toDate`, 'is a year after the first day, or more');
  const codes = new Set<string>();
  for (const [index, { code = null, isAgreement = false }] of booking.promotions.entries()) {
    if (code === null && isAgreement) report('promotions', `/${index}/code`, 'is missing from an agreement');
    const key = `${isAgreement} ${code}`;
    if (code !== null && codes.has(key)) report('promotions', `/${index}/code`, 'is that of another one too');
    codes.add(key);
  }
  for (const [index, { monthDay, daysAfterEaster }] of booking.yearlyHolidays.entries())
    if ((monthDay === undefined) === (daysAfterEaster === undefined))
      report('yearlyHolidays', `/${index}`, 'needs either monthDay or daysAfterEaster');
  // Computed of each day from the zone of the branch.
  for (const [index, { body }] of booking.schedules.entries())
    for (const finding of schemaFindings(checkSchedule, { utcDiff: 0, ...body }))
      report('schedules', `/${index}/body${finding.path}`, findingText(finding));
  if (
    booking.currencies.length > 0 &&
    booking.currencies.filter(({ isSystemDefault }) => isSystemDefault).length !== 1
  )
    report('currencies', '', 'must have exactly one currency with isSystemDefault');
  return problems;
}
