import type { OpeningHoursRules, TimeRange } from '../../src/domain/opening-hours.ts';
import { completeSearch } from '../../src/domain/complete-search.ts';
import type {
  CompletedSearch,
  RequestedSearch,
  SearchContext,
  SearchPlace,
  SearchCorrection,
} from '../../src/domain/search-parameters.ts';

/** Opening hours of a day. */
export const day: TimeRange[] = [{ from: '08:00', to: '20:00' }];
/** Open from 8 to 20, closed on Sundays and on 19 March 2026. */
export const hours: OpeningHoursRules = {
  weekdays: {
    sunday: [],
    monday: day,
    tuesday: day,
    wednesday: day,
    thursday: day,
    friday: day,
    saturday: day,
  },
  holidayRanges: [],
  closedDays: ['2026-03-19'],
  holidays: [],
  specialDates: [],
  leadHours: 0,
  stepMinutes: 15,
  afterHours: null,
};
/** A place that is open, for anything that is not said of it. */
export const place = (id: string, more: Partial<SearchPlace> = {}): SearchPlace => ({
  id,
  name: id.toUpperCase(),
  endpoint: null,
  iataCode: null,
  operations: 'pick-up-and-drop-off',
  returnPlaceIds: [],
  hours,
  utcOffsetMinutes: 0,
  ...more,
});
export const depot = place('depot', { operations: 'drop-off-only' });
export const airport = place('airport', { endpoint: 'gate-1', iataCode: 'SPU' });
export const centre = place('centre', { returnPlaceIds: ['centre', 'depot'] });
export const shut = place('shut', { hours: null });
// Tuesday; Sunday is the 15th.
export const NOW = '2026-03-10T10:05';
export const context: SearchContext = {
  places: [shut, depot, airport, centre],
  presetPickUpPlaceId: null,
  nowAt: () => NOW,
  lead: 'enforced',
  lengths: { minDays: 2, maxDays: 10 },
  driverAge: { checksAllowed: true, checksWithoutCaution: false },
  defaultTrip: { daysAhead: 0, hour: '00:00', days: 1 },
  expectedDistance: null,
  defaults: { hasUnlimitedMileage: true, showFinalPrice: true, onlyFullAvailability: false },
};

/** A search completed among those places. @throws Error when there can be none */
export function ready(
  requested: RequestedSearch,
  more: Partial<SearchContext> = {},
): Extract<CompletedSearch, { ok: true }> {
  const completed = completeSearch(requested, { ...context, ...more });
  if (!completed.ok) throw new Error(`no search: ${completed.reason}`);
  return completed;
}

/** What was corrected, as words. */
export const describeCorrections = (corrections: readonly SearchCorrection[]): string =>
  corrections
    .map(({ field, reason, limitDays }) => [field, reason, limitDays].filter(Boolean).join(' '))
    .join(', ');
