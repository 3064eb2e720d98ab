import type { OffsetLookup } from '../../domain/calendar.ts';
import { memoize } from '../../domain/memoize.ts';

const MINUTE = 60_000;

/** Formatters by zone in lower case, cached because creating one costs far more than using it; bounded by the zones there are. */
const formatters = memoize(
  (timeZone) =>
    new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    }),
);
/** Names of zones are the same in any case. */
const formatterOf = (timeZone: string) => formatters(timeZone.toLowerCase());

/** Whether a name is that of a time zone, such as `Europe/Zagreb`. */
export function isTimeZone(name: string): boolean {
  try {
    formatterOf(name);
    return true;
  } catch {
    return false;
  }
}

/** Minutes east of UTC in a zone, by instant. @throws RangeError for an unknown zone */
export const offsetsOf = (timeZone: string): OffsetLookup => {
  const formatter = formatterOf(timeZone);
  return (instantMs) => {
    const parts = Object.fromEntries(
      formatter.formatToParts(instantMs).map(({ type, value }) => [type, Number(value)]),
    );
    const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
    const shown = Date.UTC(year, month - 1, day, hour, minute, second);
    // Seconds of old offsets are rounded away; zones in use have whole minutes.
    return Math.round((shown - Math.floor(instantMs / 1000) * 1000) / MINUTE);
  };
};
