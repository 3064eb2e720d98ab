import { expect, it } from 'vitest';
import { referenceProblems } from './check-references.ts';

const ALLOWED = [
  { beginning: '#/$defs/', names: ['season'] },
  { beginning: '', names: ['#', 'theme'] },
];
const withReference = ($ref: string) => ({
  properties: { part: { items: { $ref } }, other: { default: { $ref: 'data' } } },
});

it.each(['#/$defs/season', '#', 'theme'])('takes the reference %s', (reference) => {
  expect(referenceProblems(withReference(reference), ALLOWED)).toEqual([]);
});

it.each(['#/$defs/saison', 'themee', 'Theme'])(
  'refuses the reference %s and lists the others',
  (reference) => {
    expect(referenceProblems(withReference(reference), ALLOWED)).toEqual([
      `/properties/part/items/$ref is "${reference}"; write "#/$defs/" and one of season; or one of #, theme`,
    ]);
  },
);
