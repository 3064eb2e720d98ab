import type { ListRef, OpenDocument } from '../document/page-document.ts';
import { nodeOf } from '../document/tree.ts';

/** A line of the outline: a node, or a named slot between a component and its children. */
export type OutlineRow =
  | {
      readonly kind: 'node';
      readonly id: string;
      readonly level: number;
      readonly hasChildren: boolean;
      readonly isOpen: boolean;
      readonly position: number;
      readonly siblings: number;
    }
  | { readonly kind: 'slot'; readonly list: Exclude<ListRef, null>; readonly level: number };

/** The line of a node. */
export type NodeRow = Extract<OutlineRow, { readonly kind: 'node' }>;

/** The visible lines of the outline; a slot has a line of its own only where its component has several. */
export function outlineRows(document: OpenDocument, isClosed: (id: string) => boolean): OutlineRow[] {
  const rows: OutlineRow[] = [];
  const add = (ids: readonly string[], level: number) => {
    for (const [at, id] of ids.entries()) {
      const slots = Object.entries(nodeOf(document, id).slots);
      const hasChildren = slots.some(([, children]) => children.length > 0);
      const isOpen = hasChildren && !isClosed(id);
      rows.push({ kind: 'node', id, level, hasChildren, isOpen, position: at + 1, siblings: ids.length });
      if (!isOpen) continue;
      for (const [slot, children] of slots) {
        if (slots.length > 1) rows.push({ kind: 'slot', list: { node: id, slot }, level: level + 1 });
        add(children, level + 1);
      }
    }
  };
  add(document.sections, 1);
  return rows;
}
