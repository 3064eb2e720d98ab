import { DOCUMENT_KINDS, type DocumentKind } from '../../src/api/wire/document-kinds.ts';
import { checkDocument } from '../../src/site/findings/check-document.ts';
import { scopePageCss } from '../../src/runtime/document/page-css.ts';
import type { CheckFinding } from '../../src/runtime/checks/check-finding.ts';
import { readDraft, readPublished } from '../content/documents.ts';
import { listDocuments } from '../content/document-list.ts';
import type { SiteScope } from '../db/in-site.ts';
import { readCheckedSite } from './read-checked-site.ts';

/** A version of a document with what is to be mended in it. */
export interface CheckedVersion {
  readonly kind: DocumentKind;
  readonly id: string;
  /** A draft that is the published version too counts as published. */
  readonly state: 'published' | 'draft';
  readonly findings: readonly CheckFinding[];
}

/** Checks all documents of a site that are not archived: what is published, and drafts that differ from it. */
export async function checkSite(scope: SiteScope): Promise<CheckedVersion[]> {
  const site = await readCheckedSite(scope);
  const versions: CheckedVersion[] = [];
  for (const kind of DOCUMENT_KINDS)
    for (const { id, isArchived, draftVersion, publishedVersion } of await listDocuments(scope, kind)) {
      if (isArchived) continue;
      const read = [
        ['published', await readPublished(scope, { kind, id })],
        ['draft', draftVersion === publishedVersion ? null : await readDraft(scope, { kind, id })],
      ] as const;
      for (const [state, document] of read)
        if (document)
          versions.push({
            kind,
            id,
            state,
            findings: checkDocument(kind, id, document.body, site, scopePageCss),
          });
    }
  return versions;
}
