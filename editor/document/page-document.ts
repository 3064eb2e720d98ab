import { isRecord } from '../../src/api/wire/is-record.ts';

/** A JSON object as it was stored; never changed in place. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** A list of nodes: a slot of a node, or with `null` the sections of the document. */
export type ListRef = { readonly node: string; readonly slot: string } | null;

/** A position in a document. */
export interface NodePosition {
  readonly into: ListRef;
  /** Index among the children that are there. */
  readonly at: number;
}

/** A node of an open document. Unknown parts of what was stored stay in it, in their order. */
export interface DocumentNode {
  /** Unique in the document: the stored id, or one made from it where two nodes have the same. */
  readonly id: string;
  /** The node as it is stored; its `slots` are replaced by `slots` below when it is written. */
  readonly stored: unknown;
  readonly parent: ListRef;
  /** Ids of the children by slot, in the stored order of the slots. */
  readonly slots: Readonly<Record<string, readonly string[]>>;
}

/** A stored document that is open for editing: its nodes by id, everything else as it was stored. */
export interface OpenDocument {
  readonly nodes: ReadonlyMap<string, DocumentNode>;
  /** Ids of the top-level nodes. */
  readonly sections: readonly string[];
  /** Texts by language and key, as they were stored. */
  readonly translations: JsonObject;
  /** The stored body; `builder.sections` and `builder.translations` are replaced when it is written. */
  readonly body: JsonObject;
}

const idOf = (stored: unknown): string =>
  isRecord(stored) && typeof stored.id === 'string' && stored.id !== '' ? stored.id : 'node';

/** The id, or one made from it where another node has it already. */
export function freeId(wanted: string, isTaken: (id: string) => boolean): string {
  let id = wanted;
  for (let count = 2; isTaken(id); count += 1) id = `${wanted}_${count}`;
  return id;
}

/** Whether a stored value is a node whose children can be edited; others are written back as they are. */
const slotsOf = (stored: unknown): readonly (readonly [string, readonly unknown[]])[] =>
  isRecord(stored) && isRecord(stored.slots)
    ? Object.entries(stored.slots).filter((entry): entry is [string, unknown[]] => Array.isArray(entry[1]))
    : [];

/** Opens stored nodes below a parent, and adds them to `nodes`. @returns their ids, in order */
export function openNodes(
  stored: readonly unknown[],
  parent: ListRef,
  nodes: Map<string, DocumentNode>,
): string[] {
  return stored.map((value) => {
    const id = freeId(idOf(value), (other) => nodes.has(other));
    const slots: Record<string, readonly string[]> = {};
    nodes.set(id, { id, stored: value, parent, slots });
    for (const [slot, children] of slotsOf(value))
      slots[slot] = openNodes(children, { node: id, slot }, nodes);
    return id;
  });
}

/** Opens the stored body of a document: a page, a shared component, or one without nodes such as a theme. */
export function openDocument(body: JsonObject): OpenDocument {
  const nodes = new Map<string, DocumentNode>();
  const builder = isRecord(body.builder) ? body.builder : {};
  const sections = openNodes(Array.isArray(builder.sections) ? builder.sections : [], null, nodes);
  return { nodes, sections, translations: isRecord(builder.translations) ? builder.translations : {}, body };
}

/** A node and everything below it as it is stored. @throws Error for an id that is not in the document */
export function writeNode(document: Pick<OpenDocument, 'nodes'>, id: string): unknown {
  const node = document.nodes.get(id);
  if (!node) throw new Error(`there is no node ${id}`);
  const { stored, slots } = node;
  const names = Object.keys(slots);
  if (!isRecord(stored) || names.length === 0) return stored;
  const written: Record<string, unknown> = { ...(isRecord(stored.slots) ? stored.slots : {}) };
  for (const slot of names) written[slot] = (slots[slot] ?? []).map((child) => writeNode(document, child));
  return { ...stored, slots: written };
}

/** The body of a document as it is stored: byte for byte what was opened, but for what was edited. */
export function writeDocument(document: OpenDocument): JsonObject {
  const { body, sections, translations } = document;
  const hasBuilder = isRecord(body.builder);
  if (!hasBuilder && sections.length === 0 && Object.keys(translations).length === 0) return body;
  const builder = (hasBuilder ? body.builder : { format: 1 }) as JsonObject;
  const hasSections = Array.isArray(builder.sections) || sections.length > 0;
  const hasTexts = isRecord(builder.translations) || Object.keys(translations).length > 0;
  return {
    ...body,
    builder: {
      ...builder,
      ...(hasSections ? { sections: sections.map((id) => writeNode(document, id)) } : {}),
      ...(hasTexts ? { translations } : {}),
    },
  };
}
