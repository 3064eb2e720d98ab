import { type Node, type SerializedNodes, useEditor } from '@craftjs/core';
import { useEffect } from 'react';
import type { DocumentChange, DocumentStore } from '../document/store.ts';
import { whenIdle } from '../workspace/when-idle.ts';
import { craftEntries, craftId, craftRoot, ROOT_ID } from './craft-nodes.ts';

type EditorActions = ReturnType<typeof useEditor>['actions'];
type EditorQuery = ReturnType<typeof useEditor>['query'];

/** The entries of a change as Craft.js takes them, and the ids of its nodes that are gone. */
function changedEntries(
  store: DocumentStore,
  { before, touched }: DocumentChange,
  known: Readonly<Record<string, Node>>,
  isKnown: (type: string) => boolean,
): { readonly entries: SerializedNodes; readonly removed: readonly string[] } {
  const document = store.document();
  const entries: SerializedNodes = Object.fromEntries([
    ...(before.sections === document.sections ? [] : [craftRoot(document)]),
    ...touched.filter((id) => document.nodes.has(id)).flatMap((id) => craftEntries(document, id, isKnown)),
  ]);
  // A node, and the lists that Craft.js has of it.
  const replaced = touched.map(craftId).flatMap((id) => [id, ...(known[id]?.data.nodes ?? [])]);
  return { entries, removed: replaced.filter((id) => known[id] && !entries[id]) };
}

/** Whether an entry differs from what Craft.js has; properties never do. */
function differs(node: Node | undefined, { parent, nodes, type }: SerializedNodes[string]): boolean {
  if (!node) return true;
  const { data } = node;
  return (
    data.parent !== parent ||
    data.name !== (type as { resolvedName: string }).resolvedName ||
    data.nodes.length !== nodes.length ||
    data.nodes.some((id, at) => id !== nodes[at])
  );
}

function replay(
  actions: EditorActions,
  query: EditorQuery,
  { entries, removed }: ReturnType<typeof changedEntries>,
) {
  const known = query.getNodes();
  const changed = Object.entries(entries).filter(([id, entry]) => differs(known[id], entry));
  if (changed.length === 0 && removed.length === 0) return;
  const nodes = changed.map(([id, entry]) =>
    query.parseSerializedNode(entry).toNode((node: Node) => {
      node.id = id;
    }),
  );
  actions.history.ignore().setState((state) => {
    for (const id of removed) {
      delete state.nodes[id];
      for (const ids of Object.values(state.events)) ids.delete(id);
    }
    for (const node of nodes) {
      const last = state.nodes[node.id];
      if (last) last.data = node.data;
      else state.nodes[node.id] = node;
    }
  });
}

/** Notes the selection. Flags at the nodes themselves would copy the map of all nodes each time; nothing reads them. */
function select(actions: EditorActions, query: EditorQuery, selection: readonly string[]) {
  const [selected, last] = [selection.map(craftId), query.getEvent('selected').all()];
  if (last.length === selected.length && selected.every((id, at) => id === last[at])) return;
  actions.history.ignore().setState(({ events }) => {
    events.selected = new Set(selected);
  });
}

/** Leaves the list of sections alone, empty, as a canvas begins. */
function empty(actions: EditorActions) {
  actions.history.ignore().setState((state) => {
    const { [ROOT_ID]: root } = state.nodes;
    if (root) root.data.nodes = [];
    state.nodes = root ? { [ROOT_ID]: root } : {};
    state.events.selected = new Set();
  });
}

/** Two changes that follow each other, as one. */
const joined = ({ before, touched }: DocumentChange, next: DocumentChange): DocumentChange => ({
  before,
  touched: [...new Set([...touched, ...next.touched])],
});

/** Everything of a document, as a change of an empty one. */
function allOf(store: DocumentStore): DocumentChange {
  const document = store.document();
  return { before: { ...document, nodes: new Map(), sections: [] }, touched: [...document.nodes.keys()] };
}

/** So many nodes are replayed in one idle moment at most, beside those that are selected. */
const MOST_AT_ONCE = 100;

/**
 * Replays a document, and what happens in it, as actions of Craft.js, whose own history and JSON are not used. What is selected
 * is known to Craft.js at once; the rest follows in idle moments, so that no page waits for it, and all changes until then
 * at once.
 */
export function useCraftReplay(store: DocumentStore, isKnown: (type: string) => boolean) {
  const { actions, query } = useEditor();
  useEffect(() => {
    let pending: DocumentChange | null = allOf(store);
    let cancel: (() => void) | null = null;
    const replayNow = (change: DocumentChange) =>
      replay(actions, query, changedEntries(store, change, query.getNodes(), isKnown));
    const follow = () => {
      cancel = null;
      if (!pending) return;
      const { before, touched } = pending;
      replayNow({ before, touched: touched.slice(0, MOST_AT_ONCE) });
      const later = touched.slice(MOST_AT_ONCE);
      pending = later.length > 0 ? { before, touched: later } : null;
      if (pending) cancel = whenIdle(follow);
    };
    const followSelection = () => {
      const known = query.getNodes();
      const unknown = store.selection().filter((id) => !known[craftId(id)]);
      if (unknown.length > 0) replayNow({ before: store.document(), touched: unknown });
      select(actions, query, store.selection());
    };
    followSelection();
    cancel = whenIdle(follow);
    const stop = store.subscribe((change) => {
      if (change.before !== store.document()) {
        pending = pending ? joined(pending, change) : change;
        cancel ??= whenIdle(follow);
      }
      followSelection();
    });
    return () => {
      stop();
      cancel?.();
      // While there is no canvas, Craft.js knows nothing that could be outdated.
      empty(actions);
    };
  }, [actions, query, store, isKnown]);
}

/** Craft.js would write its nodes as JSON after every change to find out whether there was one: pages never pass through it. */
export function useNoSerialization() {
  const { query } = useEditor();
  useEffect(() => {
    Object.assign(query, { serialize: () => '' });
  }, [query]);
}
