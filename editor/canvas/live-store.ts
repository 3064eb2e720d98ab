import type { Translations } from '../../src/runtime/text/resolve-text.ts';
import {
  createLiveDocument,
  type LiveChange,
  type LiveDocument,
} from '../../src/runtime/render/live/live-document.ts';
import { SHARED_SECTION } from '../../src/runtime/document/shared-sections.ts';
import type { OpenDocument } from '../document/page-document.ts';
import type { DocumentChange, DocumentStore } from '../document/store.ts';
import { fieldsOf, nodeOf, typeOf } from '../document/tree.ts';
import { onceOnline } from '../sync/once-online.ts';
import type { OpenSite } from './open-site.ts';

/** What a document is rendered with: components, and the shared sections that it names. */
type Rendering = Pick<OpenSite, 'components' | 'shared'>;

const putOf = (document: OpenDocument, id: string): LiveChange['put'][number] => {
  const node = nodeOf(document, id);
  return { stored: { ...fieldsOf(node), id }, slots: node.slots };
};

/** What a change of the store is to a live document. */
export function liveChange(document: OpenDocument, { before, touched }: DocumentChange): LiveChange {
  return {
    put: touched.filter((id) => document.nodes.has(id)).map((id) => putOf(document, id)),
    removed: touched.filter((id) => !document.nodes.has(id)),
    ...(document.sections === before.sections ? {} : { sections: document.sections }),
    ...(document.translations === before.translations
      ? {}
      : { translations: document.translations as Translations }),
  };
}

/** Everything of a document, as a change of an empty one. */
const allOf = (document: OpenDocument): LiveChange => ({
  put: [...document.nodes.keys()].map((id) => putOf(document, id)),
  removed: [],
  sections: document.sections,
  translations: document.translations as Translations,
});

/** A document as it is rendered in one language. */
export function liveDocumentOf(
  document: OpenDocument,
  { components, shared }: Rendering,
  language: string,
): LiveDocument {
  // Problems are shown by the checks of the page, and in placeholders.
  const live = createLiveDocument(
    { format: 1, sections: [] },
    components.loaded,
    language,
    () => undefined,
    shared.read,
  );
  live.apply(allOf(document));
  return live;
}

/**
 * Lets a live document follow a store, from the document that it was made of. What is new on the page shows a placeholder
 * until its component is loaded. @returns ends that
 */
export function followStore(
  live: LiveDocument,
  store: DocumentStore,
  from: OpenDocument,
  { components, shared }: Rendering,
): () => void {
  const over = new AbortController();
  const renderAgain = (ids: readonly string[]) => {
    const document = store.document();
    const present = ids.filter((id) => document.nodes.has(id));
    live.apply({ put: present.map((id) => putOf(document, id)), removed: [] });
  };
  const loadMissing = (ids: readonly string[]) => {
    const document = store.document();
    const typed = (id: string) => (document.nodes.has(id) ? typeOf(nodeOf(document, id)) : '');
    const missing = new Set(components.missing(ids.map(typed)));
    if (missing.size === 0) return;
    const waiting = ids.filter((id) => missing.has(typed(id)));
    void onceOnline(() => components.load(missing), over).then(() => renderAgain(waiting));
  };
  if (store.document() !== from) live.apply(allOf(store.document()));
  loadMissing([...store.document().nodes.keys()]);
  const stopShared = shared.subscribe(() => {
    const { nodes } = store.document();
    renderAgain([...nodes.values()].filter((node) => typeOf(node) === SHARED_SECTION).map(({ id }) => id));
  });
  const stopStore = store.subscribe((change) => {
    live.apply(liveChange(store.document(), change));
    loadMissing(change.touched);
  });
  return () => {
    over.abort();
    stopShared();
    stopStore();
  };
}
