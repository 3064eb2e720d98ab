import { expect, it } from 'vitest';
import { MANIFEST } from '../args.ts';
import { argTypesOf } from '../arg-types.ts';
import { controlsByLanguage } from './german-controls.ts';

const served = argTypesOf(MANIFEST.Divider);
const first = controlsByLanguage(undefined, served);

it('describes controls as the schema does, and in German', () => {
  expect(first.en).toEqual(served);
  expect(Object.keys(first.de)).toEqual(Object.keys(served));
  expect(first.de.color?.description).toMatch(/^\*\*Farbe\.\*\* /);
});

it('keeps both while Storybook shows one of them', () => {
  expect(controlsByLanguage(first, structuredClone(first.de))).toBe(first);
  expect(controlsByLanguage(first, structuredClone(first.en))).toBe(first);
});

it.each(['en', 'de'] as const)('takes over what an edited schema has, also while %s is shown', (language) => {
  const shown = controlsByLanguage(first, first[language]);
  const edited = { ...served, later: { name: 'later', description: '**Later.** Added a moment ago.' } };
  const second = controlsByLanguage(shown, edited);
  expect(second.en).toEqual(edited);
  expect(second.de.later?.description).toContain('Later');
});
