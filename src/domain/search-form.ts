/* The dates and times that a search form offers before a place or date is chosen: those that some place accepts. */
import {
  addDays,
  atTime,
  dateOf,
  type PlainDate,
  type PlainDateTime,
  type PlainTime,
  timeOf,
} from './calendar.ts';
import { FARTHEST_SEARCH_DAYS } from './constants.ts';
import { offeredTimesOn, type OpeningHoursRules, type SlotPurpose } from './opening-hours.ts';
import { defaultPickUpWithoutHours } from './opening-slots.ts';
import { defaultReturn, type RentalLengthRules, returnDates } from './rental-period.ts';
import type { RequestedSearch, SearchContext, SearchParameters } from './search-parameters.ts';

/** When a car is wanted. */
export type SearchMoments = Pick<SearchParameters, 'pickUp' | 'dropOff'>;

/** The moments of a search while no opening hours are known: given ones are not checked, missing ones get a default. */
export function momentsWithoutHours(
  requested: RequestedSearch,
  now: PlainDateTime,
  { lengths, defaultTrip }: Pick<SearchContext, 'lengths' | 'defaultTrip'>,
): SearchMoments {
  const { daysAhead, hour, days } = defaultTrip;
  const soon = daysAhead > 0 ? atTime(addDays(dateOf(now), daysAhead), hour) : defaultPickUpWithoutHours(now);
  const pickUp = atTime(requested.pickUpDate ?? dateOf(soon), requested.pickUpTime ?? timeOf(soon));
  const later = defaultReturn(pickUp, lengths, requested.days ?? days);
  const dropOff = atTime(requested.dropOffDate ?? dateOf(later), requested.dropOffTime ?? timeOf(later));
  return { pickUp, dropOff };
}

/** The dates that a form takes, the ends included. */
export type SearchDates = {
  readonly earliestPickUp: PlainDate;
  readonly earliestDropOff: PlainDate;
  readonly latestPickUp: PlainDate;
  readonly latestDropOff: PlainDate;
};

/**
 * The dates within which a search can be valid. `todays` are the local dates of the places, which may differ by one;
 * the range covers the valid dates of every place. Null without places.
 */
export function searchDates(todays: readonly PlainDate[], lengths: RentalLengthRules): SearchDates | null {
  const sorted = [...todays].sort();
  const [first, last] = [sorted[0], sorted.at(-1)];
  if (first === undefined || last === undefined) return null;
  const latestPickUp = addDays(last, FARTHEST_SEARCH_DAYS);
  return {
    earliestPickUp: first,
    earliestDropOff: returnDates(first, lengths).earliest,
    latestPickUp,
    latestDropOff: returnDates(latestPickUp, lengths).latest,
  };
}

/** First of seven consecutive days that stand for the weekdays; none of them is a closed day or a holiday. */
const SOME_DAY: PlainDate = '2026-01-05';
const SOME_WEEK: readonly PlainDate[] = Array.from({ length: 7 }, (_, day) => addDays(SOME_DAY, day));

/** The times of any day that one of the places offers, in order. */
export function timesEverOffered(
  places: readonly OpeningHoursRules[],
  purpose: SlotPurpose,
): readonly PlainTime[] {
  const times = places.flatMap((rules) => {
    const usual = { ...rules, holidays: [], closedDays: [], specialDates: [] };
    // All holidays have the same hours, so one of them is enough.
    const festive = { ...usual, holidays: [SOME_DAY] };
    return [
      ...SOME_WEEK.flatMap((date) => offeredTimesOn(date, usual, purpose)),
      ...offeredTimesOn(SOME_DAY, festive, purpose),
      ...rules.specialDates.flatMap(({ date }) => offeredTimesOn(date, rules, purpose)),
    ];
  });
  return [...new Set(times.map(({ time }) => time))].sort();
}
