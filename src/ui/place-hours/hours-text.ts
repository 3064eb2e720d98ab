import { END_OF_DAY, type TimeRange } from '../../domain/opening-hours.ts';
import type { Format } from '../../runtime/text/format.ts';

/**
 * Desk hours as a person writes them, with a text for those that are open all day.
 * @param written how a span of time is written, such as on one line
 */
export function hoursText(
  ranges: readonly TimeRange[],
  format: Pick<Format, 'time'>,
  aroundTheClock: string,
  written: (span: string) => string = (span) => span,
): string {
  if (ranges.some(({ from, to }) => from === '00:00' && to === END_OF_DAY)) return aroundTheClock;
  return ranges
    .map(({ from, to }) => written(`${format.time(from)}–${format.time(to === END_OF_DAY ? '00:00' : to)}`))
    .join(', ');
}
