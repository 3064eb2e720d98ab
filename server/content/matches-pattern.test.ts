import { expect, it } from 'vitest';
import { matchesPattern } from './matches-pattern.ts';

it.each<[pattern: string, answer: string, matches: boolean]>([
  ['[A-Z]{2}\\d{3,4}', 'LA601', true],
  ['[A-Z]{2}\\d{3,4}', 'Flight LA601', false],
  ['^[A-Z]+$', 'ABC', true],
  ['[^0-9]*', 'ABC1', false],
  // What the engine cannot read, such as a look-ahead or an open bracket, refuses nothing.
  ['(?=a)b', 'c', true],
  ['[', 'c', true],
])('%s and "%s": %s', (pattern, answer, matches) => {
  expect(matchesPattern(pattern, answer)).toBe(matches);
});

it('reads an answer once, whatever the pattern', () => {
  const started = performance.now();
  expect(matchesPattern('(a+)+$', `${'a'.repeat(5_000)}b`)).toBe(false);
  expect(performance.now() - started).toBeLessThan(2_000);
});
