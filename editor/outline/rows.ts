import type { DocumentNode, ListRef } from '../document/page-document.ts';
import { nodeOf } from '../document/tree.ts';
import type { Composition } from './use-composition.ts';

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

/** What tells a line from the others. */
export const keyOf = (row: OutlineRow | undefined): string =>
  row?.kind === 'slot' ? `${row.list.node}/${row.list.slot}` : (row?.id ?? '');

/** The line of a node. */
export type NodeRow = Extract<OutlineRow, { readonly kind: 'node' }>;

const hasChildren = ({ slots }: DocumentNode): boolean => {
  for (const slot in slots) if ((slots[slot]?.length ?? 0) > 0) return true;
  return false;
};

/** A page of more nodes is first shown as its sections: all of its lines would have to be scrolled through. */
const MOST_OPEN = 40;

/** The nodes that are closed when a page is opened. */
export const firstClosed = ({ nodes, sections }: Composition): ReadonlySet<string> =>
  new Set(nodes.size > MOST_OPEN ? sections : []);

/** The visible lines of the outline; a slot has a line of its own only where its component has several. */
export function outlineRows(document: Composition, isClosed: (id: string) => boolean): OutlineRow[] {
  const rows: OutlineRow[] = [];
  const add = (ids: readonly string[], level: number) => {
    for (const [at, id] of ids.entries()) {
      const node = nodeOf(document, id);
      const isParent = hasChildren(node);
      const isOpen = isParent && !isClosed(id);
      const inList = { position: at + 1, siblings: ids.length };
      rows.push({ kind: 'node', id, level, hasChildren: isParent, isOpen, ...inList });
      if (!isOpen) continue;
      const slots = Object.keys(node.slots);
      for (const slot of slots) {
        if (slots.length > 1) rows.push({ kind: 'slot', list: { node: id, slot }, level: level + 1 });
        add(node.slots[slot] ?? [], level + 1);
      }
    }
  };
  add(document.sections, 1);
  return rows;
}
