import { describe, expect, it } from 'vitest';
import { findReplacedNames } from './standard-names.ts';

const problemsIn = (text: string, path = 'src/domain/place.ts') => findReplacedNames([{ path, text }]);

describe('the check of names', () => {
  it('names file, line and the standard term', () => {
    expect(problemsIn('const other = 1;\nexport const askedPlace = other;')).toEqual([
      'src/domain/place.ts:2: "askedPlace": the term for "asked" is requested',
    ]);
  });

  it('knows the words of a constant', () => {
    expect(problemsIn('export const WORKSHOP_PATH = 1;')).toHaveLength(1);
  });

  it('reports a name once, however often it stands in a file', () => {
    expect(problemsIn('const asked = 1;\nexport const twice = asked + asked;')).toHaveLength(1);
  });

  it.each([
    ['a word inside another one', 'export const masked = 1;'],
    ['text and comments', "// What was asked.\nexport const text = 'asked';"],
  ])('allows %s', (_what, text) => {
    expect(problemsIn(text)).toEqual([]);
  });

  it('leaves tests alone', () => {
    expect(problemsIn('const asked = 1;', 'src/domain/place.test.ts')).toEqual([]);
  });
});
