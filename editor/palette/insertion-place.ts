import { MANIFESTS } from '../../src/runtime/document/manifest.ts';
import type { Edits, Template } from '../document/edits.ts';
import type { Place } from '../document/page-document.ts';
import type { PlacementRefusal } from '../document/placement.ts';
import type { DocumentStore } from '../document/store.ts';
import { indexOf, nodeOf, typeOf } from '../document/tree.ts';

/**
 * The nearest place that takes a template: inside the selected node, after it, or after one of those above it. Without one,
 * why the selected node itself refuses it.
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
    const node = nodeOf(document, selected);
    const slots = Object.entries(MANIFESTS.get(typeOf(node))?.slots ?? {});
    const named = Object.keys(node.slots)[0] ?? slots.find(([, { forEach }]) => forEach === undefined)?.[0];
    if (named !== undefined)
      places.push({ into: { node: selected, slot: named }, at: node.slots[named]?.length ?? 0 });
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
