/* A time of every year. */
import { addDays, daysBetween, type PlainDate, parsePlainDate } from './calendar.ts';

/** A day of every year, `MM-DD`. */
export type MonthDay = string;

/** Days of every year, both included; may reach over the turn of the year. */
export type Season = { readonly from: MonthDay; readonly to: MonthDay };

/** Whether a date lies in a season. */
export function isInSeason(date: PlainDate, { from, to }: Season): boolean {
  const day = date.slice(5);
  return from <= to ? day >= from && day <= to : day >= from || day <= to;
}

/** Days from a date to the next one in a season; 0 for one that lies in it. */
export function daysUntilSeason(date: PlainDate, season: Season): number {
  if (isInSeason(date, season)) return 0;
  const year = Number(date.slice(0, 4)) + (date.slice(5) > season.from ? 1 : 0);
  // 29 February begins on 1 March in other years.
  const first = parsePlainDate(`${year}-${season.from}`) ?? addDays(`${year}-02-28`, 1);
  return daysBetween(date, first);
}
