import { expect, it } from 'vitest';
import { pictureName } from './media-library.ts';

it.each([
  ['of a short site is the stem', 'andes', 'playa', 1, 'playa'],
  ['of another picture with the stem has a number', 'andes', 'playa', 12, 'playa-12'],
  ['of a long site is cut to an id of 80 characters', 's'.repeat(63), 'p'.repeat(60), 1, 'p'.repeat(16)],
  ['is cut before its number', 's'.repeat(63), 'p'.repeat(60), 10, `${'p'.repeat(13)}-10`],
])('the name of a picture %s', (_which, siteId, stem, count, name) => {
  expect(pictureName(siteId, stem, count)).toBe(name);
});
