import { MANIFESTS } from '../../src/runtime/document/manifest.ts';
import type { Edits, Template } from '../document/edits.ts';
import type { OpenDocument, NodePosition } from '../document/page-document.ts';
import type { EditRefusal } from '../document/structure-refusals.ts';
import type { DocumentStore } from '../document/store.ts';
import { indexOf, listOf, nodeOf, typeOf } from '../document/tree.ts';

/** The end of the first slot of a node that is for any number of children; `null` for a node without one. */
function endInside(document: OpenDocument, id: string): NodePosition | null {
  const node = nodeOf(document, id);
  const slots = Object.entries(MANIFESTS.get(typeOf(node))?.slots ?? {});
  const slot = Object.keys(node.slots)[0] ?? slots.find(([, { forEach }]) => forEach === undefined)?.[0];
  return slot === undefined ? null : { into: { node: id, slot }, at: node.slots[slot]?.length ?? 0 };
}

/** Whether a template arranges others, such as a row, rather than being content itself. */
const isLayout = ({ node }: Template): boolean => MANIFESTS.get(String(node.type))?.category === 'layout';

/**
 * The nearest position that takes a template: inside the selected node, for content also inside its last child, such as the
 * last column of a row, after the selected node, or after one of those above it. Without one, why the selected node
 * itself refuses it.
 */
export function insertionPosition(
  store: DocumentStore,
  edits: Edits,
  template: Template,
): { readonly position: NodePosition } | { readonly refusal: EditRefusal } {
  const document = store.document();
  const positions: NodePosition[] = [];
  const selected = store.selection().at(-1);
  if (selected !== undefined) {
    const inside = endInside(document, selected);
    if (inside) positions.push(inside);
    const last = inside ? listOf(document, inside.into).at(-1) : undefined;
    const insideLast = last === undefined || isLayout(template) ? null : endInside(document, last);
    if (insideLast) positions.push(insideLast);
  }
  for (let id = selected; id !== undefined; id = nodeOf(document, id).parent?.node)
    positions.push({ into: nodeOf(document, id).parent, at: indexOf(document, id) + 1 });
  if (selected === undefined) positions.push({ into: null, at: document.sections.length });
  let first: EditRefusal | null = null;
  for (const position of positions) {
    const refusal = edits.insertionRefusal(template, position.into);
    if (refusal === null) return { position };
    first ??= refusal;
  }
  return { refusal: first as EditRefusal };
}
