import type { DocumentBody } from '../../src/api/wire/document-body.ts';
import type { DocumentKind } from '../../src/api/wire/document-kinds.ts';
import { createDocument, readDraft, saveDraft } from '../content/documents.ts';
import { publish } from '../content/publish.ts';
import type { Database } from '../db/engine/database.ts';
import { inSiteAsOperator } from '../db/in-site.ts';

/** When documents are published here. */
export const PUBLISHED_AT = Date.UTC(2026, 10, 20, 12);

/** Stores a document of a site and publishes it at once, in place of what is published. */
export const publishDocument = (
  database: Database,
  siteId: string,
  kind: DocumentKind,
  body: DocumentBody,
  id = 'main',
): Promise<void> =>
  inSiteAsOperator(database, siteId, async (scope) => {
    const draft = { kind, id, body, now: PUBLISHED_AT, by: null };
    const known = await readDraft(scope, draft);
    const stored = known
      ? await saveDraft(scope, { ...draft, basedOn: known.version })
      : await createDocument(scope, draft);
    if (stored.outcome !== 'done') throw new Error(`publishDocument: ${stored.outcome}`);
    const outcome = await publish(scope, [{ kind, id, version: stored.version }], PUBLISHED_AT);
    if (!outcome.ok) throw new Error(`publishDocument: ${JSON.stringify(outcome.refusals)}`);
  });
