import type { JsonObject } from '../document/page-document.ts';
import { isSameJson } from '../document/same-json.ts';
import type { JournalEntry } from '../sync/journal.ts';

/**
 * What this browser has beyond the server: nothing, edits of the version that the server has, or edits of an older one.
 * A version that this browser sent itself, without getting the response, is the one that was edited.
 */
export type UnsavedKind = 'none' | 'current' | 'outdated';

export function kindOfUnsaved(
  entry: Pick<JournalEntry, 'body' | 'basedOn' | 'unanswered'> | undefined,
  server: { readonly version: number; readonly body: JsonObject },
): UnsavedKind {
  if (!entry || isSameJson(entry.body, server.body)) return 'none';
  const isOwn = entry.unanswered.some((body) => isSameJson(body, server.body));
  return isOwn || entry.basedOn === server.version ? 'current' : 'outdated';
}
