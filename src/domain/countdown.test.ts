import { describe, expect, it } from 'vitest';
import { countdownMoments, partsOfDuration } from './countdown.ts';

const utc = () => 0;
const at = (text: string) => Date.parse(`${text}Z`);
/** An hour ahead of UTC, two from the last Sunday of March 2026 on. */
const summerTime = (instant: number) => (instant >= at('2026-03-29T01:00') ? 120 : 60);

describe('countdownMoments', () => {
  it.each<[why: string, now: string]>([
    ['before it', '2026-01-01T00:00'],
    ['after it', '2027-01-01T00:00'],
  ])('is the target alone where nothing repeats: %s', (_why, now) => {
    expect(countdownMoments('2026-05-01T18:00', utc, at(now), null, 3)).toEqual([
      { at: '2026-05-01T18:00', instantMs: at('2026-05-01T18:00') },
    ]);
  });

  it.each<[why: string, now: string, moments: string[]]>([
    ['before the target', '2026-01-01T00:00', ['2026-03-20T18:00', '2026-03-27T18:00']],
    ['in the minute of it', '2026-03-20T17:00', ['2026-03-27T18:00', '2026-04-03T18:00']],
    ['a week later, in summer time', '2026-03-28T00:00', ['2026-04-03T18:00', '2026-04-10T18:00']],
    ['years later', '2029-01-01T00:00', ['2029-01-05T18:00', '2029-01-12T18:00']],
  ])('keeps the hour of the place every week: %s', (_why, now, expected) => {
    const moments = countdownMoments('2026-03-20T18:00', summerTime, at(now), 7, 2);
    expect(moments.map((moment) => moment.at)).toEqual(expected);
    for (const { at: local, instantMs } of moments)
      expect(instantMs).toBe(at(local) - summerTime(instantMs) * 60_000);
  });
});

it.each<[ms: number, days: number, hours: number, minutes: number, seconds: number]>([
  [-5, 0, 0, 0, 0],
  [0, 0, 0, 0, 0],
  [1, 0, 0, 0, 1],
  [59_000, 0, 0, 0, 59],
  [60_000, 0, 0, 1, 0],
  [90_061_000, 1, 1, 1, 1],
  [86_400_000 * 400, 400, 0, 0, 0],
])('%i ms are %i days, %i hours, %i minutes and %i seconds', (ms, days, hours, minutes, seconds) => {
  expect(partsOfDuration(ms)).toEqual({ days, hours, minutes, seconds });
});
