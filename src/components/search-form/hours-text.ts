import { END_OF_DAY, type TimeRange } from '../../domain/opening-hours.ts';
import type { Format } from '../../runtime/text/format.ts';
import type { SearchTexts } from './search-texts.ts';

/** Desk hours as a person writes them. */
export function hoursText(
  ranges: readonly TimeRange[],
  format: Format,
  texts: Pick<SearchTexts, 'aroundTheClock'>,
): string {
  if (ranges.some(({ from, to }) => from === '00:00' && to === END_OF_DAY)) return texts.aroundTheClock;
  return ranges
    .map(({ from, to }) => `${format.time(from)}–${format.time(to === END_OF_DAY ? '00:00' : to)}`)
    .join(', ');
}
