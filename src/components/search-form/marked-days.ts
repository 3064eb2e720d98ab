import { addDays, type PlainDate } from '../../domain/calendar.ts';
import {
  hoursOn,
  openSpansOn,
  type OpeningHoursRules,
  type SlotPurpose,
  type TimeRange,
} from '../../domain/opening-hours.ts';

/** Days in a row that differ from their weekdays for one reason. */
export interface MarkedDays {
  readonly from: PlainDate;
  readonly to: PlainDate;
  /** Whether they are closed for another reason than a holiday. */
  readonly isClosed: boolean;
  readonly name: string;
  /** Hours of a holiday in which cars are taken back. */
  readonly hours: readonly TimeRange[];
}

/** What the days of a place are called. */
interface DayNames {
  readonly closed: string;
  readonly holiday: string;
  readonly holidays: Readonly<Partial<Record<PlainDate, string>>>;
}

/** The holidays and the closed days of a place from one date to another, in order; a long closure is one entry. */
export function markedDays(
  first: PlainDate,
  last: PlainDate,
  rules: OpeningHoursRules,
  purpose: SlotPurpose,
  names: DayNames,
): readonly MarkedDays[] {
  const marked: MarkedDays[] = [];
  for (let date = first; date <= last; date = addDays(date, 1)) {
    const isClosed = openSpansOn(date, rules, purpose) === 'closed-day';
    const isHoliday = !isClosed && rules.holidays.includes(date);
    if (!isClosed && !isHoliday) continue;
    const name = isHoliday ? (names.holidays[date] ?? names.holiday) : names.closed;
    const hours = isHoliday && purpose === 'drop-off' ? hoursOn(date, rules) : [];
    const before = marked.at(-1);
    if (isClosed && before?.isClosed && addDays(before.to, 1) === date)
      marked[marked.length - 1] = { ...before, to: date };
    else marked.push({ from: date, to: date, isClosed, name, hours });
  }
  return marked;
}
