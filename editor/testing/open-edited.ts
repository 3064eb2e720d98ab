import { MANIFESTS } from '../../src/runtime/document/manifest.ts';
import { createEdits, type Edits } from '../document/edits.ts';
import { openStore } from '../document/open-store.ts';
import type { JsonObject } from '../document/page-document.ts';
import type { DocumentStore } from '../document/store.ts';

/** A content page whose texts are German, open for the edits of a test; the first node that is made is called `new`. */
export function openEdited(body: JsonObject): { readonly store: DocumentStore; readonly edits: Edits } {
  const store = openStore(body, undefined, () => 0);
  const edits = createEdits({
    store,
    rules: { pageType: 'content', manifests: MANIFESTS },
    newId: () => 'new',
    language: () => 'de',
    sourceLanguage: 'de',
  });
  return { store, edits };
}
