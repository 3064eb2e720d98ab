import type { PreparedNode } from '../../document/prepare-node.ts';
import { type PrepareContext, prepareNode } from '../../document/prepare-node.ts';
import { readDocument } from '../../document/prepare.ts';
import { type NodeProblem, type RawNode, readNodes } from '../../document/read-nodes.ts';
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
): LiveDocument {
  const read = readDocument(builder, language, report);
  let { translate } = read;
  const context: PrepareContext = { registry, translate: (key) => translate(key), report };
  const entries = new Map<string, LiveEntry>();
  const listeners = new Map<string | null, Set<() => void>>();

  const add = (raw: RawNode) => {
    const slots = Object.fromEntries(
      Object.entries(raw.slots).map(([name, children]) => [name, children.map(({ id }) => id)]),
    );
    entries.set(raw.id, { node: prepareNode(raw, context), slots });
    for (const children of Object.values(raw.slots)) for (const child of children) add(child);
  };
  for (const section of read.sections) add(section);
  let sectionIds: readonly string[] = read.sections.map(({ id }) => id);

  /** @returns the id of the node, `undefined` for what is no node */
  const put = ({ stored, slots }: LiveChange['put'][number]): string | undefined => {
    const [raw] = readNodes([{ ...stored, slots: {} }], report);
    if (raw)
      entries.set(raw.id, { node: prepareNode(raw, context), slots: sameSlots(entries.get(raw.id), slots) });
    return raw?.id;
  };

  return {
    sections: () => sectionIds,
    entry: (id) => entries.get(id),
    apply({ put: changed, removed, sections, translations }) {
      if (translations) translate = (key) => resolveText(translations, key, language);
      for (const id of removed) entries.delete(id);
      const ids = changed.map(put);
      if (sections) sectionIds = sections;
      for (const id of [...ids, ...removed, ...(sections ? [null] : [])])
        for (const onChange of (id === undefined ? undefined : listeners.get(id)) ?? []) onChange();
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
