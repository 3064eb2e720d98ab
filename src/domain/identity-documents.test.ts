import { describe, expect, it } from 'vitest';
import { cleanEmail, cleanPhone, isEmailAddress, isPhoneNumber } from './identity-documents.ts';

describe('phone numbers', () => {
  it.each<[why: string, phone: string, cleaned: string]>([
    ['spaces', '+54 11 5555 0101', '+541155550101'],
    ['dashes', '11-5555-0101', '1155550101'],
    ['parentheses', '(11) 55550101', '1155550101'],
    ['spaces that do not break', '11\u00a05555\u202f0101', '1155550101'],
    ['long dashes', '11\u20135555\u20140101', '1155550101'],
    ['nothing else', '+1.555#9x', '+1.555#9x'],
  ])('are cleaned of %s [FORM-17]', (_why, phone, cleaned) => {
    expect(cleanPhone(phone)).toBe(cleaned);
  });

  it.each<[why: string, phone: string, isValid: boolean]>([
    ['six characters', '555010', true],
    ['five characters', '55501', false],
    ['six characters of which one is cleaned away', '555-01', false],
    ['six characters among decoration', '(55) 50-10', true],
    ['an extension after the number', '555010 int. 12', true],
    ['a country code', '+54 9 261 555 0140', true],
    ['a number between marks of direction', '\u202a+385 91 234 5678\u202c', true],
    ['a link to a number', 'tel:+385912345678', true],
    ['words', 'no phone', false],
    ['dots', '......', false],
    ['nothing', '', false],
    ['only decoration', '( - - - - )', false],
  ])('need six characters after cleaning: %s [FORM-16]', (_why, phone, isValid) => {
    expect(isPhoneNumber(phone)).toBe(isValid);
  });
});

describe('e-mail addresses', () => {
  it.each([
    'ana@example.com',
    '  ana@example.com\n',
    'ana.maria+rent_2026@mail.example.co.uk',
    "o'brien@example.ie",
    'ana@xn--bcher-kva.example',
    'ana@bücher.example',
    'анна@почта.рф',
    '1@2.io',
    `${'a'.repeat(64)}@example.com`,
  ])('may be %j', (email) => {
    expect(isEmailAddress(email)).toBe(true);
    expect(cleanEmail(email)).toBe(email.trim());
  });

  it.each([
    '',
    '   ',
    'ana',
    'ana@',
    '@example.com',
    'ana@example',
    'ana@@example.com',
    'ana@maria@example.com',
    'ana maria@example.com',
    'ana@exa mple.com',
    '.ana@example.com',
    'ana.@example.com',
    'ana..maria@example.com',
    'ana@.example.com',
    'ana@example..com',
    'ana@example.com.',
    'ana@-example.com',
    'ana@example-.com',
    'ana@192.168.0.1',
    'ana,maria@example.com',
    'Ana <ana@example.com>',
    'ana@example.com\nBcc: all@example.com',
    'ana\u200b@example.com',
    '=?utf-8?q?a?=@b.co',
    `${'a'.repeat(65)}@example.com`,
    `ana@${'a'.repeat(64)}.com`,
    `ana@${'abcd.'.repeat(60)}com`,
  ])('cannot be %j', (email) => {
    expect(isEmailAddress(email)).toBe(false);
  });
});
