const MINUTE_MS = 60_000;

/** When every clock will read so many minutes more than at `now`, both in epoch milliseconds; clocks show no seconds. */
export const clockMovedOn = (now: number, minutes: number): number =>
  (Math.floor(now / MINUTE_MS) + minutes) * MINUTE_MS;
