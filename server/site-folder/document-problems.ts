import { bodyFindings } from '../../src/site/findings/body-findings.ts';
import type { Finding } from '../../src/runtime/document/finding.ts';
import { LIMITS } from '../../src/runtime/document/limits.ts';
import { draftProblem } from '../content/edited-document.ts';
import { isStorable } from '../http/request.ts';
import type { FolderDocument, FolderProblem } from './site-folder.ts';
import { findingText } from '../content/finding-text.ts';

type Problem = Omit<FolderProblem, 'file'>;

/** Why a body cannot be stored at all, published or not. */
function storageProblem(body: NonNullable<FolderDocument['draft']>): string | null {
  const bytes = Buffer.byteLength(JSON.stringify(body));
  if (bytes > LIMITS.bytes) return `has ${bytes} bytes, and at most ${LIMITS.bytes} are possible`;
  if (!isStorable(body)) return 'has characters that cannot be stored';
  return draftProblem(body);
}

/** What keeps a document from being imported: drafts may be incomplete, what is published must obey every rule. */
export function documentProblems({ kind, id, published, draft }: FolderDocument): Problem[] {
  if (published === null && draft === null)
    return [{ path: '', message: 'has neither a published version nor a draft' }];
  const stored = Object.entries({ published, draft }).flatMap(([state, body]) => {
    const message = body && storageProblem(body);
    return message ? [{ path: `/${state}`, message }] : [];
  });
  if (stored.length > 0 || !published) return stored;
  return bodyFindings(kind, id, published).map(publishedProblem);
}

/** What is found in the published version of a document. */
export const publishedProblem = (finding: Finding): Problem => ({
  path: `/published${finding.nodeId === null ? '' : ` component ${finding.nodeId}`}${finding.path}`,
  message: findingText(finding),
});
