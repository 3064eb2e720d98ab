import { addDays, type PlainDate, parsePlainDate } from '../../src/domain/calendar.ts';

/** A day of every year: a date, or without one days counted from Easter Sunday. */
export interface YearlyDay {
  /** Month and day, such as 12-25. */
  readonly monthDay?: string;
  readonly daysAfterEaster?: number;
}

/** Easter Sunday of a year, by the Gregorian computus. */
export function easterSunday(year: number): PlainDate {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const leapCorrection = century - Math.floor(century / 4) - Math.floor((8 * century + 13) / 25);
  const epact = (((leapCorrection + 19 * golden + 15) % 30) + 30) % 30;
  const moon =
    epact - Math.floor(epact / 28) * (1 - Math.floor(29 / (epact + 1)) * Math.floor((21 - golden) / 11));
  const weekday = (year + Math.floor(year / 4) + moon + 2 - century + Math.floor(century / 4)) % 7;
  const offset = moon - weekday;
  const month = 3 + Math.floor((offset + 40) / 44);
  const day = offset + 28 - 31 * Math.floor(month / 4);
  return dateIn(year, `${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`);
}

/** The date of a month and day in a year; 29 February is the 28th where there is none. */
export function dateIn(year: number, monthDay: string): PlainDate {
  const date =
    parsePlainDate(`${year}-${monthDay}`) ?? (monthDay === '02-29' ? parsePlainDate(`${year}-02-28`) : null);
  if (!date) throw new RangeError(`dateIn: ${monthDay} is no day of a year`);
  return date;
}

/** The date of a yearly day. */
export const yearlyDateIn = (year: number, { monthDay, daysAfterEaster = 0 }: YearlyDay): PlainDate =>
  monthDay === undefined ? addDays(easterSunday(year), daysAfterEaster) : dateIn(year, monthDay);
