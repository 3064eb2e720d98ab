import type { DocumentBody } from '../../src/api/wire/document-body.ts';
import { checkAlternativeTexts } from '../../src/runtime/checks/alternative-texts.ts';
import type { CheckedSite } from '../../src/runtime/checks/checked-site.ts';
import { readCheckedDocument } from '../../src/runtime/checks/checked-document.ts';
import { limitFindings } from '../../src/runtime/document/builder-findings.ts';
import type { Finding } from '../../src/runtime/document/finding.ts';
import type { DocumentRef } from './documents.ts';

/** Findings for linked pictures without a description, whose links would have no name. */
export function namelessLinks(
  { kind, id }: DocumentRef,
  body: DocumentBody,
  languages: CheckedSite['languages'],
): Finding[] {
  if (limitFindings(body.builder).length > 0) return [];
  return checkAlternativeTexts(readCheckedDocument(kind, id, body), { languages })
    .filter(({ severity }) => severity === 'error')
    .map(({ nodeId, path, params }) => ({ nodeId, path, rule: 'no-description', params }));
}
