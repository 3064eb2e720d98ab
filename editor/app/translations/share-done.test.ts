import { expect, it } from 'vitest';
import { sumDone } from './share-done.ts';

const counts = (missing: number, outdated: number, present: number, reviewed = 0) => ({
  missing,
  outdated,
  present,
  reviewed,
});

it.each([
  ['a page without texts', [counts(0, 0, 0)], 1],
  ['a page that is done', [counts(0, 0, 3, 2)], 1],
  ['a page that is nearly done', [counts(1, 0, 999)], 0.99],
  ['a page in which outdated texts are left', [counts(0, 1, 1)], 0.5],
  ['pages together', [counts(2, 0, 0), counts(0, 1, 3)], 0.5],
  ['no pages', [], 1],
])('%s has this share done', (_why, some, share) => {
  expect(sumDone(some).share).toBe(share);
});
