import { getExampleNumber } from 'libphonenumber-js/max';
import examples from 'libphonenumber-js/mobile/examples';
import { describe, expect, it } from 'vitest';
import { COUNTRY_CODES } from './countries.ts';
import { countryOfPhone, DIAL_CODES, withDialCode, withoutDialCode } from './dial-codes.ts';
import { cleanPhone } from './identity-documents.ts';

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

describe('the mobile number of each country', () => {
  const numbers = [...DIAL_CODES.keys()].flatMap((country) => {
    const example = getExampleNumber(country as Parameters<typeof getExampleNumber>[0], examples);
    return example ? [{ country, example }] : [];
  });
  // The 15 of Argentina depends on the length of the area code before it.
  const isByPlanOnly = (country: string) => country === 'AR';
  const digits = (phone: string) => cleanPhone(phone).replaceAll('.', '');

  it('is there', () => {
    expect(numbers.length).toBeGreaterThan(230);
  });

  it.each([
    ['as it is dialled inside the country', 'formatNational', ''],
    ['as it is dialled inside the country, after the code', 'formatNational', '+'],
    ['as it is dialled from abroad', 'formatInternational', ''],
  ] as const)('is the same as by its numbering plan: typed %s', (_why, format, plus) => {
    const wrong = numbers.flatMap(({ country, example }) => {
      const typed = `${plus && `+${example.countryCallingCode} `}${example[format]()}`;
      const number = digits(withDialCode(typed, country));
      return number === example.number ? [] : [{ country, typed, number }];
    });
    expect(wrong.filter(({ country }) => !(format === 'formatNational' && isByPlanOnly(country)))).toEqual(
      [],
    );
  });
});

describe('a number with the code of its country', () => {
  it.each<[why: string, typed: string, country: string, number: string]>([
    ['has the code', '11 5555 0101', 'AR', '+54 11 5555 0101'],
    ['stays as it is with a +', '+44 20 7946 0000', 'HR', '+44 20 7946 0000'],
    ['stays as it is with 00', '0044 20 7946 0000', 'HR', '0044 20 7946 0000'],
    ['stays as it is with a code in brackets', '(+44) 20 7946 0000', 'HR', '(+44) 20 7946 0000'],
    ['stays as it is without a known country', '091 234', '', '091 234'],
    ['stays as it is with an unknown code', '+999 091 234', 'HR', '+999 091 234'],
    ['is none where nothing is typed', '  ', 'HR', ''],
    ['has the second of two codes', '+49 +44 20 7946 0000', 'DE', '+44 2079460000'],
    ['has the second of two codes that are alike', '(+54) +54 9 11 5555-0101', 'AR', '+54 91155550101'],
    ['keeps a second number after it', '+385 91 234 5678 / +385 92 1', 'HR', '+385 91 234 5678 / +385 92 1'],
    ['loses the scheme of a link', 'tel:091 234 5678', 'HR', '+385 91 234 5678'],
    ['loses the scheme of a link to one with a +', ' TEL: +44 20 7946 0000', 'HR', '+44 20 7946 0000'],
    ['is none in an empty link', 'tel:', 'HR', ''],
  ])('%s', (_why, typed, country, number) => {
    expect(withDialCode(typed, country)).toBe(number);
  });

  it.each<[what: string, typed: string, country: string, number: string]>([
    ['a 0', '091 234 5678', 'HR', '+385 91 234 5678'],
    ['a 0 in front of a bracket', '0 (91) 234', 'HR', '+385 91 234'],
    ['a 0 within the brackets of the area', '(011) 4123-4567', 'AR', '+54 11 4123-4567'],
    ['a 0 in brackets', '(0)30 123456', 'DE', '+49 30 123456'],
    ['a 0 in brackets after a typed code', '+49 (0)30 123456', 'AR', '+49 30123456'],
    ['a 0 in brackets after a code with 00', '0049 (0)30 123456', 'DE', '+49 30123456'],
    ['a 0 before an extension', '030 123456 ext. 0', 'DE', '+49 30 123456 ext. 0'],
    ['the 8 of Russia', '8 (912) 345-67-89', 'RU', '+7 912 345-67-89'],
    ['the 8 of Russia after its code', '+7 8 912 345-67-89', 'DE', '+7 9123456789'],
    ['the 8 of Russia before an area with an 8', '8 812 345-67-89', 'RU', '+7 812 345-67-89'],
    ['the 8 of Kazakhstan', '8 701 234 5678', 'KZ', '+7 701 234 5678'],
    ['the 8 that Lithuania had', '8 612 34567', 'LT', '+370 612 34567'],
    ['the 0 that Lithuania has', '0 612 34567', 'LT', '+370 612 34567'],
    ['the 80 of Belarus', '8 029 123-45-67', 'BY', '+375 29 123-45-67'],
    ['the 06 of Hungary', '06 30 123 4567', 'HU', '+36 30 123 4567'],
    ['the 06 of Hungary in brackets', '(06 1) 234 5678', 'HU', '+36 1 234 5678'],
    ['the 1 of North America', '1 (613) 555-0101', 'CA', '+1 613 555-0101'],
    ['the 1 of North America after its code', '+1 1 613 555 0101', 'DE', '+1 6135550101'],
    ['the area that is a part of the code', '242 555 0101', 'BS', '+1242 555 0101'],
    ['the 1 and the area that is a part of the code', '1 (242) 555-0101', 'BS', '+1242 555-0101'],
    ['the 0 and the carrier of Brazil', '0 15 11 91234-5678', 'BR', '+55 11 91234-5678'],
    ['the 0 of Brazil without a carrier', '(011) 91234-5678', 'BR', '+55 11 91234-5678'],
    ['the 0 of Gabon', '060 12 34 56', 'GA', '+241 60 12 34 56'],
  ])('loses what is dialled inside the country alone: %s', (_what, typed, country, number) => {
    expect(withDialCode(typed, country)).toBe(number);
  });

  it.each<[what: string, typed: string, country: string, number: string]>([
    ['the 0 of Italy', '06 1234567', 'IT', '+39 06 1234567'],
    ['the 0 of Italy after its code', '+39 06 1234567', 'HR', '+39 06 1234567'],
    ['the 0 of the Vatican', '06 698 12345', 'VA', '+39 06 698 12345'],
    ['the 0 of San Marino', '(0549) 886377', 'SM', '+378 (0549) 886377'],
    ['the 0 of the Ivory Coast', '07 12 34 56 78', 'CI', '+225 07 12 34 56 78'],
    ['the 0 of Benin', '01 95 01 02 03', 'BJ', '+229 01 95 01 02 03'],
    ['the 0 of the Congo', '06 612 3456', 'CG', '+242 06 612 3456'],
    ['the 0 of Burkina Faso', '02 12 34 56', 'BF', '+226 02 12 34 56'],
    ['an area of Russia that begins with an 8', '812 345-67-89', 'RU', '+7 812 345-67-89'],
    ['an area of Hungary that begins with a 6', '62 123 456', 'HU', '+36 62 123 456'],
    ['a number of Lithuania that begins with an 8', '800 12345', 'LT', '+370 800 12345'],
    ['a number of Germany that begins with a 1', '151 2345 6789', 'DE', '+49 151 2345 6789'],
    ['a 0 that is typed first', '0', 'HR', '+385 0'],
  ])('keeps what belongs to the number: %s', (_what, typed, country, number) => {
    expect(withDialCode(typed, country)).toBe(number);
  });

  it('is the same again with a code', () => {
    const twice = [...DIAL_CODES.keys()].filter((country) => {
      const once = withDialCode('0123 456 789', country);
      return withDialCode(once, country) !== once;
    });
    expect(twice).toEqual([]);
  });
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
  ['+49 (0)30 123', 'DE', '30123'],
  ['tel:+385 91 234', 'HR', '91 234'],
  ['+49 +385 91 234', 'HR', '91234'],
  ['+385 91 234 / +385 92 345', 'HR', '91 234 / +385 92 345'],
  ['+385 91 234, 00385 92 345', 'HR', '91 234, 00385 92 345'],
])('%s without the code of %s is %s', (phone, country, number) => {
  expect(withoutDialCode(phone, country)).toBe(number);
});
