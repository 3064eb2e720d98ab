import type { SharedDraft, SharedDrafts } from '../canvas/shared-drafts.ts';
import type { OpenDocument } from '../document/page-document.ts';
import { namedSection } from '../document/shared-section.ts';
import type { NamedDraft } from '../versions/publication.ts';

/** Whether visitors see another version of a shared section than its draft, or none. */
const hasOtherVersion = ({ version, publishedVersion }: SharedDraft) => version !== publishedVersion;

/** Whether a document shows shared sections of which visitors see another version, or none. */
export const showsDrafts = (document: OpenDocument, shared: Pick<SharedDrafts, 'find'>): boolean =>
  [...document.nodes.keys()].some((node) => {
    const draft = shared.find(namedSection(document, node) ?? '');
    return draft !== undefined && hasOtherVersion(draft);
  });

/**
 * The shared sections that a document shows, and whose drafts visitors do not see.
 * @param isAsPublished whether visitors see what a draft says, although it is another version
 */
export async function waitingShared(
  document: OpenDocument,
  shared: Pick<SharedDrafts, 'find'>,
  isAsPublished: (draft: SharedDraft) => Promise<boolean>,
): Promise<NamedDraft[]> {
  const ids = new Set([...document.nodes.keys()].map((node) => namedSection(document, node)));
  const waiting = [...ids].map(async (id) => {
    const draft = id === null ? undefined : shared.find(id);
    return !draft || !hasOtherVersion(draft) || (await isAsPublished(draft))
      ? []
      : [{ kind: 'sharedComponent' as const, id: draft.id, version: draft.version, name: draft.name }];
  });
  return (await Promise.all(waiting)).flat();
}
