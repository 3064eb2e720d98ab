import { useState, useSyncExternalStore } from 'react';
import type { OpenDocument } from '../document/page-document.ts';
import type { DocumentStore } from '../document/store.ts';

/** Which nodes a document has, and where; what they are does not matter. */
export type Composition = Pick<OpenDocument, 'nodes' | 'sections'>;

function isSame(one: Composition, other: Composition): boolean {
  if (one.sections !== other.sections || one.nodes.size !== other.nodes.size) return false;
  if (one.nodes === other.nodes) return true;
  for (const [id, { slots }] of one.nodes) if (other.nodes.get(id)?.slots !== slots) return false;
  return true;
}

/** Reads the composition of a document: the same object while properties and texts alone are edited. */
function createReader(store: DocumentStore): () => Composition {
  let seen = store.document();
  let composition: Composition = seen;
  return () => {
    const document = store.document();
    if (document !== seen && !isSame(composition, document)) composition = document;
    seen = document;
    return composition;
  };
}

/** The composition of a document; renders again only when that changes. */
export function useComposition(store: DocumentStore): Composition {
  const [read] = useState(() => createReader(store));
  return useSyncExternalStore(store.subscribeToDocument, read);
}
