import { expect, it } from 'vitest';
import { readTypedDate } from './typed-date.ts';

it.each<[why: string, typed: string, pattern: string, read: string | null]>([
  ['the pattern of the site', '05/06/2026', 'DD/MM/YYYY', '2026-06-05'],
  ['another pattern', '05/06/2026', 'MM/DD/YYYY', '2026-05-06'],
  ['other separators', ' 5. 6. 2026', 'DD/MM/YYYY', '2026-06-05'],
  ['a pattern with hyphens', '05-06-2026', 'DD-MM-YYYY', '2026-06-05'],
  ['two figures of the year', '5-6-26', 'DD/MM/YYYY', '2026-06-05'],
  ['no year: the next such day', '5/6', 'DD/MM/YYYY', '2026-06-05'],
  ['no year, when this one has passed it', '5/1', 'DD/MM/YYYY', '2027-01-05'],
  ['the order of computers', '2026-06-05', 'DD/MM/YYYY', '2026-06-05'],
  ['a pattern that begins with the year', '2026/6/5', 'YYYY/MM/DD', '2026-06-05'],
  ['a day that does not exist', '31/02/2026', 'DD/MM/YYYY', null],
  ['anything else', 'soon', 'DD/MM/YYYY', null],
])('[SRCH-18] reads a typed date in %s', (_why, typed, pattern, read) => {
  expect(readTypedDate(typed, pattern, '2026-03-10')).toBe(read);
});

it.each<[typed: string, dateFormat: string, read: string | null]>([
  ['07071988', 'DD/MM/YYYY', '1988-07-07'],
  ['12311990', 'MM/DD/YYYY', '1990-12-31'],
  ['31121990', 'MM/DD/YYYY', null],
])('reads %s, typed without separators, by %s', (typed, dateFormat, read) => {
  expect(readTypedDate(typed, dateFormat, '2026-05-01')).toBe(read);
});
