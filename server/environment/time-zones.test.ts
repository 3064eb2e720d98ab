import { describe, expect, it } from 'vitest';
import type { PlainDateTime } from '../../src/domain/calendar.ts';
import { localTimeAt, rentalInstants, utcDiffAt } from './time-zones.ts';

const utc = (text: string) => Date.parse(`${text}:00Z`);

describe('time zones', () => {
  it.each<[why: string, zone: string, at: string, hours: number]>([
    ['a zone without clock changes', 'America/Argentina/Buenos_Aires', '2026-07-01T00:00', -3],
    ['summer time', 'Europe/Zagreb', '2026-07-01T00:00', 2],
    ['winter time', 'Europe/Zagreb', '2026-12-01T00:00', 1],
    ['the minute before a clock change', 'Europe/Zagreb', '2026-03-29T00:59', 1],
    ['the minute of a clock change', 'Europe/Zagreb', '2026-03-29T01:00', 2],
    ['half hours', 'Asia/Kolkata', '2026-07-01T00:00', 5.5],
    ['the summer of the south', 'America/Santiago', '2026-12-01T00:00', -3],
    ['no offset at all', 'UTC', '2026-07-01T00:00', 0],
    ['a name in another case', 'europe/ZAGREB', '2026-07-01T00:00', 2],
  ])('know %s', (_why, zone, at, hours) => {
    expect(utcDiffAt(utc(at), zone)).toBe(hours);
  });

  it('show the time of a place', () => {
    expect(localTimeAt(utc('2026-11-20T01:30'), 'America/Santo_Domingo')).toBe('2026-11-19T21:30');
    expect(localTimeAt(utc('2026-01-01T00:00') + 59_999, 'UTC')).toBe('2026-01-01T00:00');
  });

  it.each<[why: string, from: PlainDateTime, to: PlainDateTime, startsAt: string, endsAt: string]>([
    ['an ordinary rental', '2026-06-01T10:00', '2026-06-03T10:00', '2026-06-01T08:00', '2026-06-03T08:00'],
    [
      'a rental over the spring change',
      '2026-03-28T10:00',
      '2026-03-30T10:00',
      '2026-03-28T09:00',
      '2026-03-30T08:00',
    ],
    [
      'a pick-up in the hour that is skipped',
      '2026-03-29T02:30',
      '2026-03-30T10:00',
      '2026-03-29T00:30',
      '2026-03-30T08:00',
    ],
    [
      'a return in the hour that is skipped',
      '2026-03-28T10:00',
      '2026-03-29T02:30',
      '2026-03-28T09:00',
      '2026-03-29T01:30',
    ],
    [
      'a pick-up in the hour that comes twice',
      '2026-10-25T02:30',
      '2026-10-26T10:00',
      '2026-10-25T00:30',
      '2026-10-26T09:00',
    ],
    [
      'a return in the hour that comes twice',
      '2026-10-24T10:00',
      '2026-10-25T02:30',
      '2026-10-24T08:00',
      '2026-10-25T01:30',
    ],
  ])('keep a car for the longer time: %s', (_why, from, to, startsAt, endsAt) => {
    const timeZone = 'Europe/Zagreb';
    expect(rentalInstants({ at: from, timeZone }, { at: to, timeZone })).toEqual({
      startsAt: utc(startsAt),
      endsAt: utc(endsAt),
    });
  });

  it('use the zone of each place', () => {
    const span = rentalInstants(
      { at: '2026-06-01T10:00', timeZone: 'America/Santiago' },
      { at: '2026-06-02T10:00', timeZone: 'America/Argentina/Buenos_Aires' },
    );
    expect(span).toEqual({ startsAt: utc('2026-06-01T14:00'), endsAt: utc('2026-06-02T13:00') });
  });
});
