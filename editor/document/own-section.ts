import { MANIFESTS } from '../../src/runtime/document/manifest.ts';
import type { JsonObject } from './page-document.ts';
import { SHARED_PAGE } from './shared-section.ts';

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

/**
 * What is put among the sections of a page for a component: content gets a section of its own, because it would touch the
 * edges of the window. Sections, and the screens of the booking flow, stand there themselves; a shared section stands where
 * the pages that show it have it.
 */
export function asSection(node: JsonObject, pageType: string): JsonObject {
  const type = String(node.type);
  const category = MANIFESTS.get(type)?.category;
  if (pageType === SHARED_PAGE || category === undefined || category === 'screen') return node;
  if (type === 'Column') return sectionOf(node);
  return category === 'layout' ? node : sectionOf(layoutNode('Column', {}, { content: [node] }));
}
