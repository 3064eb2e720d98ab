import { expect, it } from 'vitest';
import type { CheckFinding } from '../../src/runtime/checks/check-finding.ts';
import { type LanguageTag, SUPPORTED_LANGUAGES } from '../../src/runtime/text/languages.ts';
import { createTexts, type InterfaceLanguage } from '../i18n.ts';
import { sayLanguages } from './said-languages.ts';

const finding = (rule: string, languages: readonly LanguageTag[]) =>
  ({ rule, params: { languages } }) as unknown as CheckFinding;
const EIGHT = SUPPORTED_LANGUAGES.slice(0, 8);

it.each<
  [why: string, languages: readonly LanguageTag[], findings: readonly CheckFinding[] | null, says: string]
>([
  ['a single language', ['hr'], [], 'Languages: Hrvatski.'],
  ['a few', ['hr', 'de', 'pt'], [], 'Languages: Hrvatski, Deutsch, Português.'],
  ['many', EIGHT, [], 'In all 8 languages.'],
  [
    'a text that is missing in one, twice',
    ['hr', 'de', 'pt'],
    [finding('missing-translation', ['de']), finding('missing-translation', ['de'])],
    'Complete and up to date in 2 of 3 languages.',
  ],
  [
    'texts that are missing in two of many',
    EIGHT,
    [finding('missing-translation', EIGHT.slice(2, 4))],
    'Complete and up to date in 6 of 8 languages.',
  ],
  [
    'translations that are outdated and not missing, and a sample text',
    ['hr', 'de', 'pt'],
    [finding('outdated-translation', ['de', 'pt']), finding('sample-text', ['pt'])],
    'Complete and up to date in 1 of 3 languages.',
  ],
  [
    'something that has nothing to do with texts',
    ['hr', 'de'],
    [finding('heading-jump', [])],
    'Languages: Hrvatski, Deutsch.',
  ],
  ['nothing checked yet', ['hr', 'de'], null, ''],
])('the message of a publication says its languages: %s', async (_why, languages, findings, says) => {
  const { t } = await createTexts('en');
  expect(sayLanguages(t, languages, findings)).toBe(says);
});

it.each<[language: InterfaceLanguage, says: string]>([
  ['de', 'In allen 8 Sprachen.'],
  ['es', 'En los 8 idiomas.'],
  ['hr', 'Na svim jezicima (8).'],
  ['pt', 'Em todos os 8 idiomas.'],
])('the message is in the language of the operator: %s', async (language, says) => {
  const { t } = await createTexts(language);
  expect(sayLanguages(t, EIGHT, [])).toBe(says);
});
