import { type DocumentNode, freeId, openNodes, type OpenDocument } from './page-document.ts';
import { nodeOf, subtree } from './tree.ts';

/** A node with everything below it that is in no document: what is inserted, and what was removed. */
export interface Fragment {
  readonly root: string;
  /** Parents first; the parent of the root is where it stood, and is replaced where it is inserted. */
  readonly nodes: readonly DocumentNode[];
}

/** The part of a document at a node. */
export const fragmentOf = (document: Pick<OpenDocument, 'nodes'>, id: string): Fragment => ({
  root: id,
  nodes: subtree(document, id).map((one) => nodeOf(document, one)),
});

/** A stored node as a fragment whose ids are free in a document; `newId` makes an id for each of its nodes. */
export function openFragment(
  stored: unknown,
  document: Pick<OpenDocument, 'nodes'>,
  newId: () => string,
): Fragment {
  const opened = new Map<string, DocumentNode>();
  const [root = ''] = openNodes([stored], null, opened);
  const ids = new Map<string, string>();
  for (const id of opened.keys())
    ids.set(
      id,
      freeId(newId(), (other) => document.nodes.has(other) || [...ids.values()].includes(other)),
    );
  const idFor = (id: string) => ids.get(id) as string;
  const nodes = [...opened.values()].map(({ id, stored: value, parent, slots }): DocumentNode => {
    const renamed = typeof value === 'object' && value !== null && !Array.isArray(value);
    return {
      id: idFor(id),
      stored: renamed ? { ...value, id: idFor(id) } : value,
      parent: parent && { ...parent, node: idFor(parent.node) },
      slots: Object.fromEntries(Object.entries(slots).map(([slot, children]) => [slot, children.map(idFor)])),
    };
  });
  return { root: idFor(root), nodes };
}
