import type { PreparedNode } from '../../document/prepare-node.ts';
import { type PrepareContext, prepareNode } from '../../document/prepare-node.ts';
import { readDocument } from '../../document/prepare.ts';
import { type NodeProblem, type RawNode, readNodes } from '../../document/read-nodes.ts';
import type { LoadedRegistry } from '../../registry/definition.ts';

/** Ids of a node's children, by slot. */
export type ChildIds = Readonly<Record<string, readonly string[]>>;

/** A node of a live document; a new object whenever anything of it changed. */
export interface LiveEntry {
  readonly node: PreparedNode;
  readonly slots: ChildIds;
}

/** A builder document that is rendered while it changes: nodes by id, each prepared by itself. */
export interface LiveDocument {
  /** Ids of the sections, in order. */
  readonly sections: () => readonly string[];
  /** @returns `undefined` for an id that is not there (any more) */
  readonly entry: (id: string) => LiveEntry | undefined;
  /** Takes over one node as it is stored now, its children apart: only this one is prepared. */
  readonly update: (stored: Readonly<Record<string, unknown>>) => void;
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
  const { sections, translate } = readDocument(builder, language, report);
  const context: PrepareContext = { registry, translate, report };
  const entries = new Map<string, LiveEntry>();
  const listeners = new Map<string | null, Set<() => void>>();

  const add = (raw: RawNode) => {
    const slots = Object.fromEntries(
      Object.entries(raw.slots).map(([name, children]) => [name, children.map(({ id }) => id)]),
    );
    entries.set(raw.id, { node: prepareNode(raw, context), slots });
    for (const children of Object.values(raw.slots)) for (const child of children) add(child);
  };
  for (const section of sections) add(section);
  const sectionIds = sections.map(({ id }) => id);

  return {
    sections: () => sectionIds,
    entry: (id) => entries.get(id),
    update(stored) {
      const [raw] = readNodes([{ ...stored, slots: {} }], report);
      const known = raw && entries.get(raw.id);
      if (!raw || !known) return;
      entries.set(raw.id, { ...known, node: prepareNode(raw, context) });
      for (const onChange of listeners.get(raw.id) ?? []) onChange();
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
