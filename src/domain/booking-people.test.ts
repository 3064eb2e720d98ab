import { expect, it } from 'vitest';
import { fullName, whoBookedBesides, whoDrives } from './booking-people.ts';

it.each<
  [why: string, driver: string | null, isCompany: boolean, drives: string | null, booked: string | null]
>([
  ['a customer drives', null, false, 'Ana', null],
  ['a customer names who drives', 'Ben', false, 'Ben', 'Ana'],
  ['a company names who drives', 'Ben', true, 'Ben', 'Ana'],
  ['a company names nobody', null, true, null, 'Ana'],
])('tells who drives and who booked where %s', (_why, driver, isCompany, drives, booked) => {
  const people = { customer: 'Ana', driver, isCompany };
  expect([whoDrives(people), whoBookedBesides(people)]).toEqual([drives, booked]);
});

it.each([
  ['Ana', 'Horvat', 'Ana Horvat'],
  ['Ana', '', 'Ana'],
  ['', 'Horvat', 'Horvat'],
])('writes the names %j and %j as %s', (firstName, lastName, name) => {
  expect(fullName({ firstName, lastName })).toBe(name);
});
