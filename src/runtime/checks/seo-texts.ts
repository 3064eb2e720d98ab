import { isRecord } from '../../api/wire/is-record.ts';
import { HOME } from '../../domain/system-routes.ts';
import { type CheckFinding, found, type SoftRule } from './check-finding.ts';
import { type CheckedDocument, isScreen, textOf } from './checked-document.ts';
import type { CheckedSite } from './checked-site.ts';

/** Characters that search engines show of a title, and of a description. */
export const TITLE_LENGTH = 60;
export const DESCRIPTION_LENGTH = 160;
/** A shorter description says too little: search engines choose some words of the page instead. */
export const LEAST_DESCRIPTION_LENGTH = 50;

function* lengths(
  value: unknown,
  path: string,
  least: number,
  most: number,
  rules: readonly [short: SoftRule | null, long: SoftRule],
) {
  for (const [language, text] of Object.entries(isRecord(value) ? value : {})) {
    const { length } = textOf(text);
    const [short, long] = rules;
    if (length > most) yield found('hint', long, null, `${path}/${language}`, { language, length, most });
    else if (short && length > 0 && length < least)
      yield found('hint', short, null, `${path}/${language}`, { language, length, least });
  }
}

const isEmpty = (texts: unknown) =>
  !isRecord(texts) || Object.values(texts).every((text) => textOf(text) === '');

/** Whether search engines get a title and a description of a length that they show. Screens are not for them. */
export function checkSeoTexts(
  { kind, id, body, nodes }: CheckedDocument,
  { hasSeo }: CheckedSite,
): CheckFinding[] {
  if ((kind !== 'seo' && kind !== 'page') || nodes.some(({ type }) => isScreen(type))) return [];
  const [stored, path] = kind === 'seo' ? [body, ''] : [body.seo, '/seo'];
  const seo = isRecord(stored) ? stored : {};
  if (textOf(seo.robots).startsWith('noindex')) return [];
  const findings: CheckFinding[] = [
    ...lengths(seo.title, `${path}/title`, 0, TITLE_LENGTH, [null, 'seo-title-long']),
    ...lengths(seo.description, `${path}/description`, LEAST_DESCRIPTION_LENGTH, DESCRIPTION_LENGTH, [
      'seo-description-short',
      'seo-description-long',
    ]),
  ];
  if (kind === 'page' && id === HOME && hasSeo) return findings;
  if (isEmpty(seo.title)) findings.push(found('warning', 'no-seo-title', null, `${path}/title`));
  if (isEmpty(seo.description))
    findings.push(found('warning', 'no-seo-description', null, `${path}/description`));
  return findings;
}
