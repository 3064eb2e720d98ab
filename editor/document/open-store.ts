import { type JsonObject, openDocument } from './page-document.ts';
import { createDocumentStore, type DocumentStore } from './store.ts';

/** Opens a stored body for editing; edits that were found in this browser are the first step of its history. */
export function openStore(
  body: JsonObject,
  unsaved: { readonly body: JsonObject } | undefined,
  now: () => number,
): DocumentStore {
  const store = createDocumentStore(openDocument(body), now);
  if (unsaved)
    store.run({
      kind: 'replace',
      document: openDocument(unsaved.body),
      sentence: { key: 'restoredEdits', values: {} },
    });
  return store;
}
