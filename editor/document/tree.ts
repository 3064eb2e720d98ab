import { isRecord } from '../../src/api/wire/is-record.ts';
import type { DocumentNode, JsonObject, ListRef, OpenDocument } from './page-document.ts';

/** A node of a document. @throws Error for an id that is not in it */
export function nodeOf({ nodes }: Pick<OpenDocument, 'nodes'>, id: string): DocumentNode {
  const node = nodes.get(id);
  if (!node) throw new Error(`there is no node ${id}`);
  return node;
}

/** What a node is stored as; empty for a stored value that is no object. */
export const fieldsOf = ({ stored }: DocumentNode): JsonObject => (isRecord(stored) ? stored : {});

/** The type of a node; '' for a stored value that is no node. */
export function typeOf(node: DocumentNode): string {
  const { type } = fieldsOf(node);
  return typeof type === 'string' ? type : '';
}

/** The stored properties of a node. */
export function propsOf(node: DocumentNode): JsonObject {
  const { props } = fieldsOf(node);
  return isRecord(props) ? props : {};
}

/** What headings are called: they are paragraphs of the level of a heading. */
export const HEADING = 'Heading';
export const PARAGRAPH = 'Paragraph';

/** What a node is called by: its type, and headings by what they are. */
export const kindOf = (node: DocumentNode): string =>
  typeOf(node) === PARAGRAPH && /^h[1-6]$/.test(String(propsOf(node).as)) ? HEADING : typeOf(node);

/** The type of what is called so. */
export const typeOfKind = (kind: string): string => (kind === HEADING ? PARAGRAPH : kind);

/** The ids of a list; empty for a slot that has no nodes yet. */
export const listOf = (
  document: Pick<OpenDocument, 'nodes' | 'sections'>,
  list: ListRef,
): readonly string[] =>
  list === null ? document.sections : (document.nodes.get(list.node)?.slots[list.slot] ?? []);

/** Position of a node in its list. */
export const indexOf = (document: Pick<OpenDocument, 'nodes' | 'sections'>, id: string): number =>
  listOf(document, nodeOf(document, id).parent).indexOf(id);

/** A node and all nodes below it, parents first. */
export function subtree(document: Pick<OpenDocument, 'nodes'>, id: string): string[] {
  const children = Object.values(nodeOf(document, id).slots).flat();
  return [id, ...children.flatMap((child) => subtree(document, child))];
}

/** Ids of the nodes above a node, the nearest first. */
export function ancestors(document: Pick<OpenDocument, 'nodes'>, id: string): string[] {
  const { parent } = nodeOf(document, id);
  return parent === null ? [] : [parent.node, ...ancestors(document, parent.node)];
}

/** Whether two references name the same list. */
export const isSameList = (one: ListRef, other: ListRef): boolean =>
  one === null || other === null ? one === other : one.node === other.node && one.slot === other.slot;

/** All nodes in the order of the page, parents first. */
export const inOrder = (document: Pick<OpenDocument, 'nodes' | 'sections'>): string[] =>
  document.sections.flatMap((id) => subtree(document, id));

/** The given nodes in the order of the page, without those below another of them. */
export function outermost(document: OpenDocument, ids: readonly string[]): string[] {
  if (ids.length < 2) return ids.filter((id) => document.nodes.has(id));
  const chosen = new Set(ids);
  const isBelow = (id: string) => ancestors(document, id).some((above) => chosen.has(above));
  return inOrder(document).filter((id) => chosen.has(id) && !isBelow(id));
}
