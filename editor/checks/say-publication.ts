import type { i18n } from 'i18next';
import type { CheckFinding } from '../../src/runtime/checks/check-finding.ts';
import type { LanguageTag } from '../../src/runtime/text/languages.ts';
import { loadAllTexts } from '../i18n.ts';
import { documentLabel } from './document-label.ts';
import type { DocumentName, Refusal } from './refusals.ts';
import { sayLanguages } from './said-languages.ts';

/**
 * Says that visitors see what was published, and in which of its languages. Rejects when the texts cannot be loaded.
 * @param findings `null` before the first check
 */
export async function sayPublished(
  languages: readonly LanguageTag[],
  findings: readonly CheckFinding[] | null,
  texts: i18n,
): Promise<string> {
  await loadAllTexts(texts);
  const { t } = texts;
  return `${t('publish.done')} ${sayLanguages(t, languages, findings)}`.trimEnd();
}

/**
 * Says why the server did not publish, where no finding does. Rejects when the texts cannot be loaded.
 * @param named gives a document the name that operators know it by
 */
export async function sayRefusal(
  { reasons, others }: Pick<Refusal, 'reasons' | 'others'>,
  named: (document: DocumentName) => DocumentName,
  texts: i18n,
): Promise<string> {
  await loadAllTexts(texts);
  const { t } = texts;
  return others.length > 0
    ? t('publish.othersRefused', {
        count: others.length,
        names: others.map((one) => documentLabel(t, named(one))).join(', '),
      })
    : t([`publish.reasons.${reasons[0]}`, 'publish.reasons.other']);
}
