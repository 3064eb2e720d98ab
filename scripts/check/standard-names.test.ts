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

  it('knows whole names whose words are fine', () => {
    expect(problemsIn('export const fillIn = 1;')).toEqual([
      'src/domain/place.ts:1: "fillIn": the term for "fillIn" is interpolate',
    ]);
    expect(problemsIn('export const fillForm = (drawn: number) => drawn;')).toEqual([]);
  });

  it.each([
    ['a word inside another one', 'export const masked = 1;'],
    ['text and comments', "// What was asked.\nexport const text = 'asked';"],
  ])('allows %s', (_what, text) => {
    expect(problemsIn(text)).toEqual([]);
  });

  it('leaves words to tests that are fine there, and no others', () => {
    expect(problemsIn('const asked = 1;', 'src/domain/place.test.ts')).toEqual([]);
    expect(problemsIn('const stage = 1;', 'scripts/art/scenes/pula.ts')).toEqual([]);
    expect(problemsIn('const walls = 1;', 'src/domain/place.test.ts')).toHaveLength(1);
    expect(problemsIn('interface Drawn {}', 'scripts/bench/systems/ours.ts')).toHaveLength(1);
  });
});

describe('a response', () => {
  it.each([
    ['is injected', 'const answer = await app.inject({ url });'],
    ['is fetched', 'const answer = await fetch(url);'],
    ['is requested', 'const answer = await request(url, { headers });'],
    ['has the type of one', 'const show = (answer: ApiResponse) => answer.status;'],
    ['has the type of several', 'const open = (answers: FakeResponses = {}) => answers;'],
  ])('that %s is called no answer, in tests either', (_how, text) => {
    expect(problemsIn(text, 'tests/pages/head.test.ts')).toEqual([
      'tests/pages/head.test.ts:1: "answer": what a call returns is a response',
    ]);
  });

  it.each([
    [
      'what a visitor types',
      'const answer = answers[name];\nconst checked = (answer: FormAnswers) => answer;',
    ],
    ['a response by its name', 'const response = await app.inject({ url });'],
  ])('is not %s', (_what, text) => {
    expect(problemsIn(text)).toEqual([]);
  });
});

describe('a place', () => {
  it('is no type of the editor', () => {
    expect(problemsIn('export interface CanvasPlace {}', 'editor/canvas/position.ts')).toEqual([
      'editor/canvas/position.ts:1: "CanvasPlace": a place is where a car is picked up or returned; in a document it is a position',
    ]);
    expect(problemsIn('type Place = number;', 'editor/canvas/position.ts')).toHaveLength(1);
  });

  it('of rentals is used there, and declared elsewhere', () => {
    const uses =
      "import type { Place } from '../../src/api/wire/place.ts';\nexport const placeOf = (place: Place) => place;";
    expect(problemsIn(uses, 'editor/panel/reference-options.ts')).toEqual([]);
    expect(problemsIn('export interface Place {}')).toEqual([]);
  });
});
