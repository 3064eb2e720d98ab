import type { OpenDocument } from '../document/page-document.ts';
import { kindOf } from '../document/tree.ts';

/** Components that only arrange others. */
const ARRANGING = new Set(['Row', 'Column']);

/** What the first component inside of a row or column is called by; '' where nothing is, and for other components. */
export function firstContent(document: OpenDocument, id: string): string {
  const { nodes } = document;
  const node = nodes.get(id);
  if (!node || !ARRANGING.has(kindOf(node))) return '';
  for (const child of Object.values(node.slots).flat()) {
    const inside = nodes.get(child);
    if (!inside) continue;
    const found = ARRANGING.has(kindOf(inside)) ? firstContent(document, child) : kindOf(inside);
    if (found !== '') return found;
  }
  return '';
}
