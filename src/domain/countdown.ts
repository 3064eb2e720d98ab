import {
  addDays,
  atTime,
  dateOf,
  type OffsetLookup,
  type PlainDateTime,
  timeOf,
  toInstants,
} from './calendar.ts';

/** A moment that is counted down to. */
export interface CountdownMoment {
  readonly at: PlainDateTime;
  readonly instantMs: number;
}

const MS_PER_DAY = 86_400_000;

/** The instant of a local time; an hour that a clock change repeats or leaves out is the earlier one. */
function instantOf(at: PlainDateTime, offsetAt: OffsetLookup): number {
  const instants = toInstants(at, offsetAt);
  return instants.kind === 'exact' ? instants.instantMs : instants.earlierMs;
}

/**
 * The moments from `now` on that are counted down to, `count` of them at most: the target, and with `everyDays` the
 * same hour so many days later, again and again. Without `everyDays` the target alone, past or not.
 */
export function countdownMoments(
  target: PlainDateTime,
  offsetAt: OffsetLookup,
  now: number,
  everyDays: number | null,
  count: number,
): readonly CountdownMoment[] {
  if (everyDays === null) return [{ at: target, instantMs: instantOf(target, offsetAt) }];
  const passed = (now - instantOf(target, offsetAt)) / (everyDays * MS_PER_DAY);
  // One earlier than computed: a clock change makes a period an hour longer or shorter.
  const first = Math.max(0, Math.floor(passed) - 1);
  const moments: CountdownMoment[] = [];
  for (let round = first; moments.length < count; round += 1) {
    const at = atTime(addDays(dateOf(target), round * everyDays), timeOf(target));
    const instantMs = instantOf(at, offsetAt);
    if (instantMs > now) moments.push({ at, instantMs });
  }
  return moments;
}

/** Days, hours, minutes and seconds of a duration; zero for one that is over. */
export function partsOfDuration(
  milliseconds: number,
): Record<'days' | 'hours' | 'minutes' | 'seconds', number> {
  const total = Math.max(0, Math.ceil(milliseconds / 1000));
  return {
    days: Math.floor(total / 86_400),
    hours: Math.floor(total / 3600) % 24,
    minutes: Math.floor(total / 60) % 60,
    seconds: total % 60,
  };
}
