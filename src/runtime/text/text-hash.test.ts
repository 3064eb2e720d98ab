import fc from 'fast-check';
import { expect, it } from 'vitest';
import { textHash } from './text-hash.ts';

it('names a text by 14 letters and digits', () => {
  fc.assert(fc.property(fc.string(), (text) => /^[0-9a-z]{14}$/.test(textHash(text))));
});

it('names different texts differently', () => {
  const names = new Set(Array.from({ length: 20_000 }, (_, at) => textHash(`<iframe src="/film/${at}">`)));
  expect(names.size).toBe(20_000);
});
