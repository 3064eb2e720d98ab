import { createContext, useContext, useSyncExternalStore } from 'react';
import type { DocumentKind } from '../../src/api/wire/document-kinds.ts';
import type { ScenarioId } from '../../src/api/wire/scenarios/scenario-ids.ts';
import type { LanguageTag } from '../../src/runtime/text/languages.ts';
import type { OpenSite } from '../canvas/open-site.ts';
import type { Edits, Template } from '../document/edits.ts';
import type { History } from '../document/history.ts';
import type { OpenDocument, NodePosition } from '../document/page-document.ts';
import type { EditRefusal } from '../document/structure-refusals.ts';
import type { DocumentStore } from '../document/store.ts';
import type { NodeText } from '../document/text-command.ts';
import type { RevealedField } from '../panel/revealed-field.ts';
import type { createObservable } from '../sync/observable.ts';

/** What is composed of components. */
export type ComposedKind = Extract<DocumentKind, 'page' | 'pageTemplate' | 'sharedComponent'>;

type Typed = ReturnType<typeof createObservable<NodeText | null>>;
type ToWrite = ReturnType<typeof createObservable<string | null>>;

/** An open page, template or shared component, with everything that its panels share. */
export interface Workspace {
  readonly site: OpenSite;
  readonly kind: ComposedKind;
  /** Id of what is open. */
  readonly pageId: string;
  readonly store: DocumentStore;
  readonly edits: Edits;
  /** Language that the canvas shows and texts are edited in. */
  readonly language: LanguageTag;
  /** The booking scenario whose samples the canvas shows; `null` for the data of the site. */
  readonly scenario: ScenarioId | null;
  /** Says why something was refused; nothing for `null`. */
  readonly refuse: (refusal: EditRefusal | null) => void;
  /** Inserts a component and lets its first text be written at once, on the canvas; says why where it is refused. */
  readonly insertAndWrite: (template: Template, position: NodePosition) => void;
  /** The node that was inserted so, until its text is being written or something else is selected. */
  readonly toWrite: ToWrite;
  /** The text that is being typed on the canvas, before it is a change of the document; `null` while none is. */
  readonly typed: Typed;
  /** The field that was asked for last. */
  readonly revealed: RevealedField | null;
  /** Selects the node of a field, or the page itself, and takes the focus to the field. */
  readonly reveal: (field: RevealedField) => void;
}

const Context = createContext<Workspace | null>(null);
export const WorkspaceProvider = Context.Provider;

/** The open page. @throws Error outside the workspace */
export function useWorkspace(): Workspace {
  const workspace = useContext(Context);
  if (!workspace) throw new Error('useWorkspace is called outside the workspace');
  return workspace;
}

/** The document of the open page; renders again whenever it changes. */
export function useDocument(): OpenDocument {
  const { store } = useWorkspace();
  return useSyncExternalStore(store.subscribeToDocument, store.document);
}

/**
 * Something that is read from the open document, such as the type of a node. Renders again only when it is another value:
 * `read` gives the same primitive or the same object for as long as nothing of it changed. It is not asked again when only
 * the selection changed.
 */
export function useOfDocument<Value>(read: (document: OpenDocument) => Value): Value {
  const { store } = useWorkspace();
  return useSyncExternalStore(store.subscribeToDocument, () => read(store.document()));
}

/** Ids of the selected nodes. */
export function useSelection(): readonly string[] {
  const { store } = useWorkspace();
  return useSyncExternalStore(store.subscribe, store.selection);
}

/** Whether a node is selected. */
export function useHasSelection(): boolean {
  const { store } = useWorkspace();
  return useSyncExternalStore(store.subscribe, () => store.selection().length > 0);
}

/** The history of the open page. */
export function useHistory(): History {
  const { store } = useWorkspace();
  return useSyncExternalStore(store.subscribe, store.history);
}
