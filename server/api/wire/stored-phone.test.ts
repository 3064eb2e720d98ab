import { expect, it } from 'vitest';
import { toStoredPhone } from './stored-phone.ts';

it.each<[why: string, sent: string, stored: string]>([
  ['without spaces and dashes', '+54 9 11 5555-0101', '+5491155550101'],
  ['without the 0 of its country', '+54 (011) 4123-4567', '+541141234567'],
  ['without the 15 of mobile phones, which is a 9 from abroad', '+54 011 15 5555-0101', '+5491155550101'],
  ['without the code of a carrier', '+55 0 15 11 91234-5678', '+5511912345678'],
  ['without the 1 of North America', '+1 1 613 555 0101', '+16135550101'],
  ['with the 0 of Italy', '+39 06 1234 5678', '+390612345678'],
  ['with the area of San Marino', '+378 886377', '+3780549886377'],
  ['with the second of two codes', '+49 +44 20 7946 0000', '+442079460000'],
  ['by our own table where no plan has it', '+7 8 112 345 67 89', '+71123456789'],
  ['with its extension', '+49 (0)30 123456 ext. 7', '+4930123456ext.7'],
  ['as it is where it is too short', '+385 91 23', '+3859123'],
  ['as it is where it is too short without its 0', '+49 012', '+49012'],
  ['as it is where it has no code', '091 234 5678', '0912345678'],
  ['as it is where it is none', '+385 abcdef', '+385 abcdef'],
  ['as nothing where it is nothing', '', ''],
])('a phone number is stored %s', (_why, sent, stored) => {
  expect(toStoredPhone(sent)).toBe(stored);
});
