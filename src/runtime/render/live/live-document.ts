import { LIMITS } from '../../document/limits.ts';
import {
  type PrepareContext,
  prepareNode,
  type PreparedNode,
  withRenderError,
} from '../../document/prepare-node.ts';
import { readDocument } from '../../document/read-document.ts';
import { type NodeProblem, type RawNode, readNodes } from '../../document/read-nodes.ts';
import {
  isOfShared,
  NO_SHARED,
  type ReadShared,
  SHARED_SECTION,
  SHARED_SLOT,
  sharedOpener,
} from '../../document/shared-sections.ts';
import type { LoadedRegistry } from '../../registry/definition.ts';
import { resolveText, type Translations } from '../../text/resolve-text.ts';

/** Ids of a node's children, by slot. */
export type ChildIds = Readonly<Record<string, readonly string[]>>;

/** A node of a live document; a new object whenever anything of it changed. */
export interface LiveEntry {
  readonly node: PreparedNode;
  readonly slots: ChildIds;
}

/** What changed in a live document. */
export interface LiveChange {
  /** Nodes that are new or differ: as they are stored, and the ids of their children. */
  readonly put: readonly { readonly stored: Readonly<Record<string, unknown>>; readonly slots: ChildIds }[];
  readonly removed: readonly string[];
  /** Ids of the sections, where they changed. */
  readonly sections?: readonly string[];
  /** Texts by language and key, where they changed: nodes that show them are in `put`. */
  readonly translations?: Translations;
}

/** A builder document that is rendered while it changes: nodes by id, each prepared by itself. */
export interface LiveDocument {
  /** Ids of the sections, in order. */
  readonly sections: () => readonly string[];
  /** @returns `undefined` for an id that is not there (any more) */
  readonly entry: (id: string) => LiveEntry | undefined;
  /** Takes over a change: only the nodes that it names are prepared. */
  readonly apply: (change: LiveChange) => void;
  /** Calls back when the node of an id, or for `null` the list of sections, changed. @returns stops listening */
  readonly subscribe: (id: string | null, onChange: () => void) => () => void;
}

/**
 * Reads a builder document for one language.
 * @throws DocumentError when the document exceeds the limits or is no document
 */
export function createLiveDocument(
  builder: unknown,
  registry: LoadedRegistry,
  language: string,
  report: (problem: NodeProblem) => void,
  readShared: ReadShared = NO_SHARED,
): LiveDocument {
  const read = readDocument(builder, language, report);
  let { translate } = read;
  const own: PrepareContext = { registry, translate: (key) => translate(key), report };
  const entries = new Map<string, LiveEntry>();
  const listeners = new Map<string | null, Set<() => void>>();

  /** Ids of the nodes that a node shows out of a shared component. */
  const ofShared = (id: string): string[] =>
    (entries.get(id)?.slots[SHARED_SLOT] ?? []).filter(isOfShared).flatMap(withAllBelow);
  const withAllBelow = (id: string): string[] => [
    id,
    ...Object.values(entries.get(id)?.slots ?? {})
      .flat()
      .flatMap(withAllBelow),
  ];

  /** Adds the sections of the shared component that a node names. @returns the node and its slots */
  const withShared = (node: PreparedNode): LiveEntry => {
    // The nodes of the page are counted where it is published: while it changes, each is opened by itself.
    const open = sharedOpener({ read: readShared, language, registry, report, room: LIMITS.nodes });
    const content = open(node, 1);
    if ('renderError' in content) return { node: withRenderError(node, content.renderError), slots: {} };
    for (const section of content.sections) add(section, content.context);
    return { node, slots: { [SHARED_SLOT]: content.sections.map(({ id }) => id) } };
  };
  const entryOf = (raw: RawNode, slots: ChildIds, context: PrepareContext): LiveEntry => {
    const node = prepareNode(raw, context);
    return node.type === SHARED_SECTION && node.definition ? withShared(node) : { node, slots };
  };
  const add = (raw: RawNode, context: PrepareContext) => {
    const slots = Object.fromEntries(
      Object.entries(raw.slots).map(([name, children]) => [name, children.map(({ id }) => id)]),
    );
    entries.set(raw.id, entryOf(raw, slots, context));
    for (const children of Object.values(raw.slots)) for (const child of children) add(child, context);
  };
  for (const section of read.sections) add(section, own);
  let sectionIds: readonly string[] = read.sections.map(({ id }) => id);

  /** @returns the ids of what was put or removed; none for what is no node */
  const put = ({ stored, slots }: LiveChange['put'][number]): string[] => {
    const [raw] = readNodes([{ ...stored, slots: {} }], report);
    if (!raw) return [];
    const before = entries.get(raw.id);
    const shown = ofShared(raw.id);
    for (const id of shown) entries.delete(id);
    const entry = entryOf(raw, slots, own);
    entries.set(raw.id, { ...entry, slots: sameSlots(before, entry.slots) });
    return [...new Set([raw.id, ...shown, ...ofShared(raw.id)])];
  };
  const remove = (id: string): string[] => {
    const removedIds = [id, ...ofShared(id)];
    for (const one of removedIds) entries.delete(one);
    return removedIds;
  };

  return {
    sections: () => sectionIds,
    entry: (id) => entries.get(id),
    apply({ put: changed, removed, sections, translations }) {
      if (translations) translate = (key) => resolveText(translations, key, language);
      const removedIds = removed.flatMap(remove);
      const ids = changed.flatMap(put);
      if (sections) sectionIds = sections;
      for (const id of [...ids, ...removedIds, ...(sections ? [null] : [])])
        for (const onChange of listeners.get(id) ?? []) onChange();
    },
    subscribe(id, onChange) {
      const own = listeners.get(id) ?? new Set();
      listeners.set(id, own.add(onChange));
      return () => {
        own.delete(onChange);
        if (own.size === 0) listeners.delete(id);
      };
    },
  };
}

const areEqual = (one: ChildIds, other: ChildIds): boolean => {
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every(
      (name) =>
        one[name]?.length === other[name]?.length && one[name]?.every((id, at) => id === other[name]?.[at]),
    )
  );
};

/** The slots that a node had, where they are the same: its children then do not render again. */
const sameSlots = (last: LiveEntry | undefined, slots: ChildIds): ChildIds =>
  last && areEqual(last.slots, slots) ? last.slots : slots;
