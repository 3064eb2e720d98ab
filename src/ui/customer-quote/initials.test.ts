import { expect, it } from 'vitest';
import { initialsOf } from './initials.ts';

it.each([
  ['Ana Morales', 'AM'],
  ['Maria de la Cruz', 'MC'],
  ['luka', 'L'],
  ['Élodie Ørsted', 'ÉØ'],
  ['Familie Becker (Köln)', 'FB'],
  ['4711', ''],
])('the initials of %s are %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
