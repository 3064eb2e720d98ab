import { isSameJson } from '../document/same-json.ts';
import type { DraftSaver } from '../sync/draft-saver.ts';
import type { VersionedDocument } from '../versions/use-published-version.ts';
import { useVersion } from '../versions/use-versions.ts';
import { editableBody } from './editable-body.ts';

/**
 * Whether visitors have what is stored of settings: its version, or another one that says the same, such as after all
 * changes were undone.
 * @param publishedVersion the version that visitors have; `null` for none
 */
export function useIsPublished(
  document: VersionedDocument,
  publishedVersion: number | null,
  saver: Pick<DraftSaver, 'version' | 'base'>,
): boolean {
  const isCurrent = saver.version() === publishedVersion;
  const published = useVersion(document, isCurrent ? null : publishedVersion);
  if (isCurrent) return true;
  return (
    published.data !== undefined && isSameJson(editableBody(document.kind, published.data.body), saver.base())
  );
}
