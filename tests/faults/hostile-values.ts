import type { PlainDateTime } from '../../src/domain/calendar.ts';

/** A sequence of numbers from 0 up to 1 that is the same for the same seed. */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export const pick = <T>(random: () => number, values: readonly T[]): T =>
  values[Math.floor(random() * values.length)] as T;

/** Texts that have broken programs. */
export const HOSTILE_TEXTS: readonly string[] = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  'Paz \udc00',
  '🚗'.repeat(40),
  '\u202egnihton',
  '\r\nX-Injected: 1',
  'x'.repeat(201),
  'x'.repeat(5_000),
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  '-1',
  '0',
  '1e309',
  'NaN',
  'Infinity',
  '9007199254740993',
  '9'.repeat(300),
  '0x10',
  '1.5',
  "'; drop table site; --",
  "' or '1'='1",
  '\\',
  '"',
  '<script>alert(1)</script>',
  '${7*7}',
  '{{7*7}}',
  '../../etc/passwd',
  'null',
  'undefined',
  'true',
  '[]',
  '{}',
  '[object Object]',
  '2026/02/30 10:00',
  '0000/00/00 00:00',
  '9999/12/30 10:00',
  '9999/12/31 23:59',
  '2026/05/12 24:00',
  '2026-13-45T99:99:00Z',
  '9999-12-30',
  '9999-12-31',
  '9999-12-30T10:00:00Z',
  '9999-12-31T23:59:00Z',
  'x-',
  'zz-ZZ',
];

/** Rentals at the ends of the calendar, where a day more or less is no date. */
export const HOSTILE_SPANS: readonly (readonly [pickUp: PlainDateTime, dropOff: PlainDateTime])[] = [
  ['9999-12-30T10:00', '9999-12-31T10:00'],
  ['9999-12-31T10:00', '9999-12-31T23:59'],
  ['2026-05-12T10:00', '9999-12-31T23:59'],
  ['0000-01-01T00:00', '0000-01-02T00:00'],
  ['0001-01-01T00:00', '9999-12-31T23:59'],
];

/** Pieces of an address that are no text of any encoding, or reach for what every object has. */
export const HOSTILE_PIECES: readonly string[] = [
  '%',
  '%zz',
  '%00',
  '%c3%28',
  '%ed%a0%80',
  '%ff%fe',
  '%2e%2e%2f',
  '__proto__[polluted]=true',
  'constructor[prototype][polluted]=true',
  'constructor.prototype.polluted=true',
  '__proto__.polluted=true',
  '=',
  '&&&',
  '?',
  'a[b][c][d][e][f]=1',
  'additionals[0].Additional.Id=x',
  'additionals[1].Quantity=1',
  'additionals[999999999999].Quantity=1',
  'additionals[-1].Quantity=1',
  'additionals[__proto__].Quantity=1',
  'additionals=1',
];

const nested = (open: string, close: string, depth: number) => open.repeat(depth) + close.repeat(depth);

/** Values of JSON, as they are written. */
export const HOSTILE_JSON: readonly string[] = [
  'null',
  'true',
  '0',
  '-1',
  '-0',
  '1.5',
  '1e308',
  '1e999',
  '9007199254740993',
  '[]',
  '{}',
  '[[]]',
  '[null]',
  '{"__proto__":{"polluted":true}}',
  '{"constructor":{"prototype":{"polluted":true}}}',
  '{"length":99}',
  '{"toString":1}',
  nested('[', ']', 500),
  nested('{"a":', '}', 200).replace('}', '1}'),
  `[${Array(200).fill('{}').join()}]`,
  ...HOSTILE_TEXTS.map((text) => JSON.stringify(text)),
];

/** Whole bodies that are no order. */
export const HOSTILE_BODIES: readonly string[] = [
  '',
  ' ',
  '{',
  '"',
  '\0',
  'null',
  '[]',
  '"text"',
  '1',
  '{"a":}',
  '<order/>',
  'a=1&b=2',
  '\ufeff{}',
  '{"__proto__":{"polluted":true}}',
  '{"constructor":{"prototype":{"polluted":true}}}',
  nested('[', ']', 20_000),
  nested('{"a":', '}', 20_000),
  `{"customer":${nested('[', ']', 5_000)}}`,
];
