import { describe, expect, it } from 'vitest';
import { COUNTRY_CODES } from './countries.ts';
import { countryOfPhone, DIAL_CODES, withDialCode, withoutDialCode } from './dial-codes.ts';

describe('the codes of countries', () => {
  it('are there for every country, by one to four digits', () => {
    expect([...DIAL_CODES.keys()]).toEqual(COUNTRY_CODES);
    expect([...DIAL_CODES.values()].filter((code) => !/^[1-9]\d{0,3}$/.test(code))).toEqual([]);
  });

  it('are known again in a number of their country', () => {
    const lost = [...DIAL_CODES.keys()].filter(
      (country) => countryOfPhone(withDialCode('5550101', country), country) !== country,
    );
    expect(lost).toEqual([]);
  });
});

it.each<[why: string, typed: string, country: string, number: string]>([
  ['has the code', '11 5555 0101', 'AR', '+54 11 5555 0101'],
  ['loses the 0 that is dialled inside its country', '091 234 5678', 'HR', '+385 91 234 5678'],
  ['keeps the 0 where it belongs to the number', '06 1234567', 'IT', '+39 06 1234567'],
  ['stays as it is with a +', '+44 20 7946 0000', 'HR', '+44 20 7946 0000'],
  ['stays as it is with 00', '0044 20 7946 0000', 'HR', '0044 20 7946 0000'],
  ['stays as it is without a known country', '091 234', '', '091 234'],
  ['is none where nothing is typed', '  ', 'HR', ''],
])('a number %s', (_why, typed, country, number) => {
  expect(withDialCode(typed, country)).toBe(number);
});

it.each<[why: string, phone: string, expected: string, country: string | null]>([
  ['of its code', '+385 91 234', 'AR', 'HR'],
  ['of its longest code', '+1 809 555 0101', 'HR', 'US'],
  ['that is expected among those of its code', '+1 809 555 0101', 'DO', 'DO'],
  ['of a longer code rather than the expected one', '+1 242 555 0101', 'US', 'BS'],
  ['of its code after 00', '0049 30 1', 'HR', 'DE'],
  ['that nobody knows without a code', '091 234', 'HR', null],
  ['that nobody knows by an unknown code', '+999 1', 'HR', null],
  ['that nobody knows while the code is typed', '+', 'HR', null],
])('a number is of the country %s', (_why, phone, expected, country) => {
  expect(countryOfPhone(phone, expected)).toBe(country);
});

it.each([
  ['+385 91 234', 'HR', '91 234'],
  ['00385 91 234', 'HR', '91 234'],
  ['(+54) 9 11 5555-0101', 'AR', '9 11 5555-0101'],
  ['+39 06 1234567', 'IT', '06 1234567'],
  ['+385', 'HR', ''],
  ['91 234', 'HR', '91 234'],
  ['+44 20 79', 'HR', '+44 20 79'],
])('%s without the code of %s is %s', (phone, country, number) => {
  expect(withoutDialCode(phone, country)).toBe(number);
});
