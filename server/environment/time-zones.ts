import { type OffsetLookup, type PlainDateTime, toInstants, toLocalTime } from '../../src/domain/calendar.ts';

const MINUTE = 60_000;

/** Formatters by zone, cached because creating one costs far more than using it. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone);
  if (known) return known;
  const formatter = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  formatters.set(timeZone, formatter);
  return formatter;
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

/** The local time of a zone at an instant. */
export const localTimeAt = (instantMs: number, timeZone: string): PlainDateTime =>
  toLocalTime(instantMs, offsetsOf(timeZone));

/** Hours east of UTC in a zone at an instant, such as -3 or 5.5: what the product API calls `utcDiff`. */
export const utcDiffAt = (instantMs: number, timeZone: string): number => offsetsOf(timeZone)(instantMs) / 60;

/**
 * The instants between which a car is rented: local pick-up and return time, each in the zone of its place. An hour
 * that occurs twice or never at a clock change is read so that the rental is the longer one.
 */
export function rentalInstants(
  pickUp: { at: PlainDateTime; timeZone: string },
  dropOff: { at: PlainDateTime; timeZone: string },
): { startsAt: number; endsAt: number } {
  const start = toInstants(pickUp.at, offsetsOf(pickUp.timeZone));
  const end = toInstants(dropOff.at, offsetsOf(dropOff.timeZone));
  return {
    startsAt: start.kind === 'exact' ? start.instantMs : start.earlierMs,
    endsAt: end.kind === 'exact' ? end.instantMs : end.laterMs,
  };
}
