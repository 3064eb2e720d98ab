import { MANIFESTS } from '../../src/runtime/document/manifest.ts';
import type { JsonObject, OpenDocument } from './page-document.ts';
import { SHARED_PAGE } from './shared-section.ts';
import { nodeOf, typeOf } from './tree.ts';

/** A component of the layout as it is stored; its id is made where it is inserted. */
const layoutNode = (type: 'Row' | 'Column', props: JsonObject, slots: JsonObject): JsonObject => ({
  id: 'new',
  type,
  v: MANIFESTS.get(type)?.version ?? 1,
  props,
  slots,
});

/** A section of the page, with the space around it that sections have. */
const sectionOf = (column: JsonObject) => layoutNode('Row', { section: true }, { columns: [column] });

/** Whether a component stands among the sections of a page itself: a row, a screen, a shared section, an unknown one. */
export function isSection(type: string): boolean {
  const category = MANIFESTS.get(type)?.category;
  return category === undefined || category === 'screen' || (category === 'layout' && type !== 'Column');
}

/**
 * What is put among the sections of a page for a component: content gets a section of its own, because it would touch the
 * edges of the window. Where other content stands among them it joins that; in a shared section it stands as it is, because
 * the pages that show it have the space around it.
 */
export function asSection(node: JsonObject, document: OpenDocument, pageType: string): JsonObject {
  const type = String(node.type);
  const isComposedOfSections = document.sections.every((id) => isSection(typeOf(nodeOf(document, id))));
  if (pageType === SHARED_PAGE || isSection(type) || !isComposedOfSections) return node;
  return sectionOf(type === 'Column' ? node : layoutNode('Column', {}, { content: [node] }));
}
