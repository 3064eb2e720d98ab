import { type PlainDateTime, toInstants, toLocalTime } from '../../src/domain/calendar.ts';
import { offsetsOf } from '../../src/api/wire/zone-offsets.ts';

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
