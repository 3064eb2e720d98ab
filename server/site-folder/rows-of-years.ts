import type { BookingData } from '../../generated/folder/types.ts';
import type { BookingRows } from './booking-rows.ts';
import { dateIn, yearlyDateIn } from './yearly-dates.ts';

/** A season may have begun the year before. */
const YEARS_BEFORE = 1;
/** Searches reach five years ahead, and a season may end the year after. */
const YEARS_AFTER = 6;

/** The rows of booking data in which what returns each year is stored for the years around `year`. */
export function rowsOfYears(booking: BookingData, year: number): BookingRows {
  const { yearlyHolidays, yearlySeasons, holidays, seasons, rates, ...others } = booking;
  const years = Array.from(
    { length: YEARS_BEFORE + 1 + YEARS_AFTER },
    (_, index) => year - YEARS_BEFORE + index,
  );
  const isYearly = new Set(yearlySeasons.map(({ id }) => id));
  return {
    ...others,
    holidays: [
      ...holidays,
      ...years.flatMap((each) =>
        yearlyHolidays.map(({ id, names, branchOfficeId = null, ...day }) => ({
          id: `${id}-${each}`,
          names,
          branchOfficeId,
          onDate: yearlyDateIn(each, day),
        })),
      ),
    ],
    seasons: [
      ...seasons,
      ...years.flatMap((each) =>
        yearlySeasons.map(({ id, name, from, to }) => ({
          id: `${id}-${each}`,
          name,
          fromDate: dateIn(each, from),
          toDate: dateIn(to < from ? each + 1 : each, to),
        })),
      ),
    ],
    rates: rates.flatMap((rate) =>
      rate.seasonId && isYearly.has(rate.seasonId)
        ? years.map((each) => ({ ...rate, seasonId: `${rate.seasonId}-${each}` }))
        : [rate],
    ),
  };
}
