import { describe, expect, it } from 'vitest';
import {
  cleanEmail,
  cleanPhone,
  documentCheck,
  isDocumentNumber,
  isEmailAddress,
  isPhoneNumber,
} from './identity-documents.ts';

describe('phone numbers', () => {
  it.each<[why: string, phone: string, cleaned: string]>([
    ['spaces', '+54 11 5555 0101', '+541155550101'],
    ['dashes', '11-5555-0101', '1155550101'],
    ['parentheses', '(11) 55550101', '1155550101'],
    ['spaces that do not break', '11\u00a05555\u202f0101', '1155550101'],
    ['long dashes', '11\u20135555\u20140101', '1155550101'],
    ['00, which is a +', '0054 9 11 5555 0101', '+5491155550101'],
    ['a prefix before another one', '+54 +54 9 11 5555 0101', '+5491155550101'],
    ['a prefix in parentheses before another one', '(+54) +5491155550101', '+5491155550101'],
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

describe('numbers of identity documents', () => {
  it.each<[why: string, name: string, check: string | null]>([
    ['capitals', 'CUIT', 'cuit'],
    ['dots', 'C.U.I.L.', 'cuil'],
    ['small letters', 'dni', 'dni'],
    ['blanks around', ' Rut ', 'rut'],
    ['another document', 'Passport', null],
    ['a document whose name begins alike', 'DNI extranjero', null],
    ['no name', '', null],
  ])('are checked by the name of their document: %s [DOC-01]', (_why, name, check) => {
    expect(documentCheck(name)).toBe(check);
  });

  it.each<[why: string, number: string, isValid: boolean]>([
    ['digits', '20123456786', true],
    ['a check digit of 0, for 11', '20123456050', true],
    ['a check digit of 9, for 10', '20123456009', true],
    ['dashes', '20-12345678-6', true],
    ['blanks', '20 12345678 6', true],
    ['dots', '20.12345678.6', true],
    ['another check digit', '20123456785', false],
    ['ten digits', '2012345678', false],
    ['twelve digits', '201234567866', false],
    ['a letter', '2012345678A', false],
    ['slashes', '20/12345678/6', false],
  ])('of CUIT and CUIL have a check digit: %s [DOC-02]', (_why, number, isValid) => {
    expect([isDocumentNumber('cuit', number), isDocumentNumber('cuil', number)]).toEqual([isValid, isValid]);
  });

  it.each<[why: string, number: string, isValid: boolean]>([
    ['six digits', '123456', true],
    ['eight digits', '12345678', true],
    ['five digits', '12345', false],
    ['nine digits', '123456789', false],
    ['dots', '12.345.678', false],
    ['a letter', '1234567A', false],
  ])('of a DNI are 6 to 8 digits: %s [DOC-03]', (_why, number, isValid) => {
    expect(isDocumentNumber('dni', number)).toBe(isValid);
  });

  it.each<[why: string, number: string, isValid: boolean]>([
    ['dots and a dash', '12.345.678-5', true],
    ['K, for 10', '12345605-K', true],
    ['a small k', '12345605-k', true],
    ['0, for 11', '12345613-0', true],
    ['digits alone', '123456785', true],
    ['another check digit', '12.345.678-6', false],
    ['a body of six', '123456-0', false],
    ['a body with a letter', '1234567A-5', false],
    ['K inside', '1234K678-5', false],
  ])('of a RUT have a body of seven or more and a check digit: %s [DOC-04]', (_why, number, isValid) => {
    expect(isDocumentNumber('rut', number)).toBe(isValid);
  });

  it('of a RUT with a body of seven have their own check digit [DOC-04]', () => {
    expect([...'0123456789K'].filter((digit) => isDocumentNumber('rut', `1234567-${digit}`))).toEqual(['4']);
  });
});
