import { MANIFESTS } from '../../src/runtime/document/manifest.ts';
import type { Edits, Template } from '../document/edits.ts';
import type { OpenDocument, Place } from '../document/page-document.ts';
import type { PlacementRefusal } from '../document/placement.ts';
import type { DocumentStore } from '../document/store.ts';
import { indexOf, listOf, nodeOf, typeOf } from '../document/tree.ts';

/** The end of the first slot of a node that is for any number of children; `null` for a node without one. */
function endInside(document: OpenDocument, id: string): Place | null {
  const node = nodeOf(document, id);
  const slots = Object.entries(MANIFESTS.get(typeOf(node))?.slots ?? {});
  const slot = Object.keys(node.slots)[0] ?? slots.find(([, { forEach }]) => forEach === undefined)?.[0];
  return slot === undefined ? null : { into: { node: id, slot }, at: node.slots[slot]?.length ?? 0 };
}

/** Whether a template arranges others, such as a row, rather than being content itself. */
const isLayout = ({ node }: Template): boolean => MANIFESTS.get(String(node.type))?.category === 'layout';

/**
 * The nearest place that takes a template: inside the selected node, for content also inside its last child, such as the
 * last column of a row, after the selected node, or after one of those above it. Without one, why the selected node
 * itself refuses it.
 */
export function insertionPlace(
  store: DocumentStore,
  edits: Edits,
  template: Template,
): { readonly place: Place } | { readonly refusal: PlacementRefusal } {
  const document = store.document();
  const places: Place[] = [];
  const selected = store.selection().at(-1);
  if (selected !== undefined) {
    const inside = endInside(document, selected);
    if (inside) places.push(inside);
    const last = inside ? listOf(document, inside.into).at(-1) : undefined;
    const insideLast = last === undefined || isLayout(template) ? null : endInside(document, last);
    if (insideLast) places.push(insideLast);
  }
  for (let id = selected; id !== undefined; id = nodeOf(document, id).parent?.node)
    places.push({ into: nodeOf(document, id).parent, at: indexOf(document, id) + 1 });
  if (selected === undefined) places.push({ into: null, at: document.sections.length });
  let first: PlacementRefusal | null = null;
  for (const place of places) {
    const refusal = edits.insertionRefusal(template, place.into);
    if (refusal === null) return { place };
    first ??= refusal;
  }
  return { refusal: first as PlacementRefusal };
}
