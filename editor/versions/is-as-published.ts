import type { DocumentKind } from '../../src/api/wire/document-kinds.ts';
import type { EditorApi } from '../api/editor-api.ts';
import type { JsonObject } from '../document/page-document.ts';
import { isSameJson } from '../document/same-json.ts';
import { editableBody } from '../settings/editable-body.ts';

/** A draft as it is stored. */
export interface StoredDraft {
  readonly kind: DocumentKind;
  readonly id: string;
  readonly body: JsonObject;
  /** `null` while visitors cannot see it. */
  readonly publishedVersion: number | null;
}

/** Whether visitors have what a draft says, such as after all its changes were undone. Rejects where that cannot be read. */
export async function isAsPublished(
  api: EditorApi,
  site: string,
  { kind, id, body, publishedVersion }: StoredDraft,
): Promise<boolean> {
  if (publishedVersion === null) return false;
  const path = { kind, id, version: String(publishedVersion) };
  const published = await api.call('documentVersion', { site, path });
  return isSameJson(editableBody(kind, published.body), editableBody(kind, body));
}
