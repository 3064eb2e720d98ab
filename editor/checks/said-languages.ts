import type { TFunction } from 'i18next';
import type { CheckFinding } from '../../src/runtime/checks/check-finding.ts';
import { type LanguageTag, NATIVE_NAMES } from '../../src/runtime/text/languages.ts';

/** What a language has texts left to write by, and how they are counted: the map of translations counts the same. */
export const UNFINISHED = [
  ['missing-translation', 'checks.textsMissing'],
  ['outdated-translation', 'checks.textsOutdated'],
  ['sample-text', 'checks.textsSample'],
] as const satisfies readonly (readonly [rule: CheckFinding['rule'], text: string])[];

/** Whether what a rule finds is counted for each language. */
export const isAboutLanguages = (rule: CheckFinding['rule']): boolean =>
  UNFINISHED.some(([one]) => one === rule);

/** As many languages are named; of more a message says how many they are. */
const MOST_NAMED = 4;

/** How many findings of a rule are about a language. */
export const countIn = (
  findings: readonly CheckFinding[],
  rule: CheckFinding['rule'],
  language: string,
): number =>
  findings.filter(
    (one) => one.rule === rule && (one.params.languages as readonly string[]).includes(language),
  ).length;

/**
 * A sentence on the languages that a page was published in.
 * @param findings `null` before the first check, when it is unknown in which of them the page is complete
 */
export function sayLanguages(
  t: TFunction,
  languages: readonly LanguageTag[],
  findings: readonly CheckFinding[] | null,
): string {
  if (!findings) return '';
  const complete = languages.filter((language) =>
    UNFINISHED.every(([rule]) => countIn(findings, rule, language) === 0),
  );
  const number = languages.length;
  if (complete.length < number) return t('publish.someLanguages', { complete: complete.length, number });
  return number > MOST_NAMED
    ? t('publish.allLanguages', { number })
    : t('publish.languages', { languages: languages.map((language) => NATIVE_NAMES[language]).join(', ') });
}
