import { expect, it } from 'vitest';
import type { PropertySchema } from '../workspace/schemas.ts';
import { choiceName, choiceNames } from './choice-name.ts';
import { documentSchema } from './document-schemas.ts';
import { fieldAt } from './schema-reader.ts';

it.each([
  ['boxOnPhones', 'Box on phones'],
  ['semi-bold', 'Semi bold'],
  ['DD/MM/YYYY', 'DD/MM/YYYY'],
  [12, '12'],
])('makes words of a value: %s', (value, name) => {
  expect(choiceName(value)).toBe(name);
});

it('names languages as their speakers do', () => {
  const languages = fieldAt(documentSchema('SiteConfiguration'), 'languages').items;
  const named = choiceNames(fieldAt(languages as PropertySchema, 'isoLanguageName'));
  expect(named).toEqual(expect.arrayContaining(['Deutsch', 'English (US)', 'Hrvatski']));
});

it('takes the names that a schema gives to its numbers', () => {
  expect(choiceNames(fieldAt(documentSchema('Form'), 'type'))).toEqual([
    'Checkout',
    'Contact form',
    'Billing details',
    'Self check-in',
  ]);
});
