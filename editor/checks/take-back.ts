import type { EditorApi } from '../api/editor-api.ts';

/** The version of a document that visitors saw; `null` for none. */
export interface SeenVersion {
  readonly kind: string;
  readonly id: string;
  readonly version: number | null;
}

/**
 * Shows visitors what they saw before: earlier versions all at once, then nothing of the documents that they did not see, in
 * their order. Rejects with ApiError.
 */
export async function takeBack(api: EditorApi, site: string, seen: readonly SeenVersion[]): Promise<void> {
  const documents = seen.flatMap(({ version, ...document }) =>
    version === null ? [] : [{ ...document, version }],
  );
  if (documents.length > 0) await api.call('rollBack', { site, body: { documents } });
  // A document that refers to another one comes before it: what visitors see must not lead to what they do not.
  for (const { version, ...path } of seen)
    if (version === null) await api.call('unpublishDocument', { site, path });
}
