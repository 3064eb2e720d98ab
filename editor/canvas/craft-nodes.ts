import type { Node, SerializedNodes } from '@craftjs/core';
import { MANIFESTS } from '../../src/runtime/document/manifest.ts';
import type { ListRef, OpenDocument } from '../document/page-document.ts';
import { listsOf } from '../document/slots.ts';
import { listOf, nodeOf, typeOf } from '../document/tree.ts';

/** Names, in the resolver, of the list of sections and of the lists of children below it. */
export const PAGE_TYPE = 'Page';
export const LIST_TYPE = 'List';
/** Name, in the resolver, of nodes whose component does not exist. */
export const UNKNOWN_TYPE = 'Unknown';
/** Id of the list of sections: Craft.js names its root so. */
export const ROOT_ID = 'ROOT';

const PREFIX = 'node:';

/** The id of a node among Craft.js' nodes, of which one is called ROOT, and which stand in an object without a safe prototype. */
export const craftId = (id: string): string => PREFIX + id;

/** The id of the node that a node of Craft.js is. */
export const nodeId = (id: string): string => id.slice(PREFIX.length);

/** The id of a list among Craft.js' nodes, in which a slot is a node between a component and its children. */
export const listId = (list: ListRef): string => (list === null ? ROOT_ID : `${list.node}/${list.slot}`);

/** The list that a node of Craft.js is; `undefined` for the node of a component. */
export const listOfNode = ({ data }: Pick<Node, 'data'>): ListRef | undefined =>
  data.name === LIST_TYPE || data.name === PAGE_TYPE ? (data.custom?.list as ListRef) : undefined;

type Serialized = SerializedNodes[string];

const entry = (
  name: string,
  rest: Pick<Serialized, 'parent' | 'nodes' | 'isCanvas' | 'custom'>,
): Serialized => ({
  type: { resolvedName: name },
  displayName: name,
  props: {},
  hidden: false,
  linkedNodes: {},
  ...rest,
});

/** A list of children as Craft.js takes it. */
const listEntry = (list: ListRef, ids: readonly string[]): [id: string, node: Serialized] => [
  listId(list),
  entry(list === null ? PAGE_TYPE : LIST_TYPE, {
    parent: (list && craftId(list.node)) as string,
    nodes: ids.map(craftId),
    isCanvas: true,
    custom: { list },
  }),
];

/** A node and its lists, also those without children, as Craft.js takes them. It holds no properties: those are in the document. */
export function craftEntries(
  document: OpenDocument,
  id: string,
  isKnown: (type: string) => boolean,
): [id: string, node: Serialized][] {
  const node = nodeOf(document, id);
  const type = typeOf(node);
  const lists = listsOf(document, id, MANIFESTS).map((list) => listEntry(list, listOf(document, list)));
  const own = entry(isKnown(type) ? type : UNKNOWN_TYPE, {
    parent: listId(node.parent),
    nodes: lists.map(([list]) => list),
    isCanvas: false,
    custom: {},
  });
  return [[craftId(id), own], ...lists];
}

/** The list of sections as Craft.js takes it. */
export const craftRoot = ({ sections }: OpenDocument) => listEntry(null, sections);

/** A document without sections, as Craft.js takes it. */
export const EMPTY_CRAFT_DOCUMENT: SerializedNodes = Object.fromEntries([listEntry(null, [])]);
