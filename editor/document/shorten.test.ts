import { expect, it } from 'vitest';
import { shorten } from './shorten.ts';

it.each([
  ['Cities', 6, 'Cities'],
  ['Cities and', 7, 'Cities…'],
  ['🚗🚗🚗', 3, '🚗🚗🚗'],
  ['🚗🚗🚗', 2, '🚗🚗…'],
])('"%s" cut after %i characters is "%s"', (text, longest, shortened) => {
  expect(shorten(text, longest)).toBe(shortened);
});
