import { apply, describe } from './commands/apply.ts';
import type { Command } from './commands/command.ts';
import { type History, NO_HISTORY, type Step, withStep } from './history.ts';
import type { OpenDocument } from './page-document.ts';
import { nodesOfCommand } from './step-subject.ts';

/** What became of a document. */
export interface DocumentChange {
  readonly before: OpenDocument;
  /** Ids of the nodes that were added, changed or removed; empty when only the selection changed. */
  readonly touched: readonly string[];
}

/** What happened in a store. */
export interface StoreChange extends DocumentChange {
  /** Whether a step was taken back or repeated. */
  readonly isReplayed: boolean;
}

interface RunOptions {
  /** What is selected afterwards; by default what was, as far as it is still there. */
  readonly select?: readonly string[];
  /** Changes of one group that follow each other are one step, such as typing in one field. */
  readonly group?: string;
  /** Ids of the nodes that it acts on, where the command does not say, such as the one of several that show a text. */
  readonly nodes?: readonly string[];
}

/** An open document with its selection and history: the truth of the editor. */
export interface DocumentStore {
  readonly document: () => OpenDocument;
  /** Ids of the selected nodes; the last one is the one whose properties are shown. */
  readonly selection: () => readonly string[];
  readonly history: () => History;
  readonly select: (ids: readonly string[]) => void;
  /** Carries out a command as a step of the history. @throws Error when it cannot be carried out */
  readonly run: (command: Command, options?: RunOptions) => void;
  readonly undo: () => boolean;
  readonly redo: () => boolean;
  /** Takes back or repeats steps until the first `position` of them are done. */
  readonly jump: (position: number) => void;
  /** Ends the group of the last step: the next change is a step of its own. */
  readonly endGroup: () => void;
  /** Replaces the document, and forgets the history: another version was loaded. */
  readonly replace: (document: OpenDocument) => void;
  /** Calls back after each change. @returns stops */
  readonly subscribe: (onChange: (change: StoreChange) => void) => () => void;
  /** Calls back after each change of the document, not of the selection alone. @returns stops */
  readonly subscribeToDocument: (onChange: () => void) => () => void;
}

const isEqual = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((id, at) => id === other[at]);

/** @param now epoch milliseconds */
export function createDocumentStore(opened: OpenDocument, now: () => number): DocumentStore {
  let document = opened;
  let selection: readonly string[] = [];
  let history: History = NO_HISTORY;
  let openGroup: string | null = null;
  const listeners = new Set<(change: StoreChange) => void>();
  const documentListeners = new Set<() => void>();

  /** The ids of nodes that are there; the same list as now for the same ones. */
  const present = (ids: readonly string[]): readonly string[] => {
    const there = ids.filter((id) => document.nodes.has(id));
    return isEqual(there, selection) ? selection : there;
  };
  const notify = (change: StoreChange) => {
    for (const onChange of listeners) onChange(change);
    if (change.before !== document) for (const onChange of documentListeners) onChange();
  };
  /** Carries out the command of a step, forwards or backwards. @param selected what was selected there */
  const replay = (command: Command, { nodes }: Step, selected: readonly string[], position: number) => {
    const before = document;
    const applied = apply(document, command);
    document = applied.document;
    history = { ...history, position };
    const there = nodes.filter((id) => document.nodes.has(id));
    // A step can act on nodes that are not selected, such as a move by dragging.
    selection = present(there.every((id) => selected.includes(id)) ? selected : there);
    openGroup = null;
    notify({ before, touched: applied.touched, isReplayed: true });
  };
  const undo = () => {
    const step = history.steps[history.position - 1];
    if (step) replay(step.inverse, step, step.selectedBefore, history.position - 1);
    return step !== undefined;
  };
  const redo = () => {
    const step = history.steps[history.position];
    if (step) replay(step.command, step, step.selectedAfter, history.position + 1);
    return step !== undefined;
  };

  return {
    document: () => document,
    selection: () => selection,
    history: () => history,
    select(ids) {
      const next = present([...new Set(ids)]);
      if (next === selection) return;
      selection = next;
      openGroup = null;
      notify({ before: document, touched: [], isReplayed: false });
    },
    run(command, { select, group = null, nodes } = {}) {
      const before = document;
      const sentence = describe(document, command);
      const applied = apply(document, command);
      document = applied.document;
      const selectedBefore = selection;
      selection = present(select ?? selection);
      const step: Step = {
        command,
        inverse: applied.inverse,
        sentence,
        at: now(),
        nodes: nodes ?? nodesOfCommand(command, applied.touched, select ?? selectedBefore),
        selectedBefore,
        selectedAfter: selection,
      };
      history = withStep(history, step, group !== null && group === openGroup);
      openGroup = group;
      notify({ before, touched: applied.touched, isReplayed: false });
    },
    undo,
    redo,
    jump(position) {
      while (history.position > position && undo());
      while (history.position < position && redo());
    },
    endGroup() {
      openGroup = null;
    },
    replace(next) {
      const before = document;
      document = next;
      history = NO_HISTORY;
      openGroup = null;
      selection = present(selection);
      const touched = [...new Set([...before.nodes.keys(), ...next.nodes.keys()])];
      notify({ before, touched, isReplayed: false });
    },
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    subscribeToDocument(onChange) {
      documentListeners.add(onChange);
      return () => documentListeners.delete(onChange);
    },
  };
}
