import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { rentalInstants } from '../../server/environment/time-zones.ts';
import type { PlainDateTime } from '../../src/domain/calendar.ts';
import { money } from '../../src/domain/money.ts';
import { quoteRental } from '../../src/domain/pricing.ts';
import { inEachZone, ZONES } from '../support/zones.ts';

const SCRIPT = new URL('./requests-process.ts', import.meta.url).pathname;

describe('a visit in browsers of different zones', () => {
  const printed = inEachZone((zone) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, ['--no-warnings', SCRIPT], {
      env: { ...process.env, TZ: zone },
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(stderr);
    return { requests: stdout, hour: stderr };
  });

  it('makes byte for byte the same requests, from the search to the booking', () => {
    const [first, ...others] = printed().map(({ requests }) => requests);
    for (const call of ['GET /api/booking/search?', 'GET /api/booking/price?', 'POST /api/booking/book '])
      expect(first).toContain(call);
    expect(others).toEqual([first, first]);
  });

  it('was made in processes whose own clocks differ', () => {
    expect(new Set(printed().map(({ hour }) => hour)).size).toBe(ZONES.length);
  });
});

describe('a rental across a clock change', () => {
  const HOUR = 3_600_000;
  it.each<[why: string, zone: string, pickUp: string, dropOff: string, days: number, hours: number]>([
    ['two days in spring, an hour short', 'Europe/Zagreb', '2026-03-28T10:00', '2026-03-30T10:00', 2, 47],
    ['two days in autumn, an hour long', 'Europe/Zagreb', '2026-10-24T10:00', '2026-10-26T10:00', 2, 49],
    ['a third past the tolerance', 'Europe/Zagreb', '2026-10-24T10:00', '2026-10-26T11:00', 3, 50],
    [
      'two days within the tolerance',
      'Europe/Zagreb',
      '2026-03-28T10:00',
      '2026-03-30T10:59',
      2,
      47 + 59 / 60,
    ],
    ['two days in the south', 'America/Santiago', '2026-04-04T10:00', '2026-04-06T10:00', 2, 49],
    ['two days in the southern spring', 'America/Santiago', '2026-09-05T10:00', '2026-09-07T10:00', 2, 47],
    [
      'two days where half an hour changes',
      'Australia/Lord_Howe',
      '2026-04-04T10:00',
      '2026-04-06T10:00',
      2,
      48.5,
    ],
    [
      'two days where no clock changes',
      'America/Argentina/Buenos_Aires',
      '2026-03-28T10:00',
      '2026-03-30T10:00',
      2,
      48,
    ],
  ])('is charged by the wall clock: %s', (_why, timeZone, from, to, days, hours) => {
    const [pickUp, dropOff] = [from, to] as [PlainDateTime, PlainDateTime];
    const outcome = quoteRental({
      currency: 'EUR',
      pickUp,
      dropOff,
      dayRules: { returnToleranceMinutes: 59, minimumChargedDays: 1 },
      rates: [
        { seasonId: '', from: '2026-01-01', to: '2026-12-31', fromDays: 1, daily: money(5_000, 'EUR') },
      ],
      promotion: null,
      fees: [],
      extras: [],
      taxes: [],
    });
    expect(outcome).toMatchObject({ ok: true, quote: { totalDays: days, total: { minor: days * 5_000 } } });
    // Real time differs from the wall clock, which is what would mislead.
    const { startsAt, endsAt } = rentalInstants({ at: pickUp, timeZone }, { at: dropOff, timeZone });
    expect((endsAt - startsAt) / HOUR).toBeCloseTo(hours, 5);
  });
});
