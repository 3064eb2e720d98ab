import { describe, expect, it } from 'vitest';
import {
  fromAddressDate,
  fromAddressTime,
  fromBookingMoment,
  fromSearchMoment,
  toAddressDate,
  toSearchMoment,
} from './dates.ts';

describe('a date of an address', () => {
  it.each([
    ['03-09-2026', '2026-03-09'],
    ['12-31-2026', '2026-12-31'],
    ['02-29-2028', '2028-02-29'],
  ] as const)('[SRCH-03] reads and writes %s', (text, date) => {
    expect(fromAddressDate(text)).toBe(date);
    expect(toAddressDate(date)).toBe(text);
  });

  it('reads what a native form sends', () => {
    expect(fromAddressDate('2026-03-09')).toBe('2026-03-09');
  });

  it.each([
    '13-01-2026',
    '02-30-2026',
    '3-9-2026',
    '03/09/2026',
    '09.03.2026',
    '',
    'today',
    '02-29-2026',
    '2026-3-9',
  ])('refuses %j', (text) => {
    expect(fromAddressDate(text)).toBeNull();
  });
});

describe('an hour of an address', () => {
  it.each(['00:00', '09:05', '23:59'])('[SRCH-03] reads %s', (text) => {
    expect(fromAddressTime(text)).toBe(text);
  });

  it.each(['24:00', '9:05', '09:60', '09:05 pm', '9.05', '', '0905'])('[SRCH-03] refuses %j', (text) => {
    expect(fromAddressTime(text)).toBeNull();
  });
});

describe('a moment of the search call', () => {
  it.each([
    ['2026/03/09 10:30', '2026-03-09T10:30'],
    // Hours that clock changes leave out or repeat elsewhere are ordinary wall times of a place.
    ['2026/03/29 02:30', '2026-03-29T02:30'],
    ['2026/10/25 02:30', '2026-10-25T02:30'],
    ['2026/12/31 23:59', '2026-12-31T23:59'],
  ] as const)('[SRCH-06] reads and writes %s', (text, moment) => {
    expect(toSearchMoment(moment)).toBe(text);
    expect(fromSearchMoment(text)).toBe(moment);
  });

  it.each([
    '2026-03-09 10:30',
    '2026/03/09',
    '2026/03/09T10:30',
    '2026/03/09 10:30 x',
    '2026/02/30 10:30',
    '',
  ])('refuses %j', (text) => {
    expect(fromSearchMoment(text)).toBeNull();
  });
});

describe('a moment of the booking call', () => {
  it.each([
    ['2026-03-09T10:30:00Z', '2026-03-09T10:30'],
    ['2026-03-29T02:30:00Z', '2026-03-29T02:30'],
  ])('[BOOK-03] reads %s back as the wall clock of the place', (text, moment) => {
    expect(fromBookingMoment(text)).toBe(moment);
  });

  it.each([
    '2026-03-09T10:30:00',
    '2026-03-09T10:30:00+01:00',
    '2026-03-09T10:30:01Z',
    '2026-02-30T10:30:00Z',
    '2026-03-09T24:00:00Z',
    '2026-03-09',
    '',
  ])('refuses %j', (text) => {
    expect(fromBookingMoment(text)).toBeNull();
  });
});
