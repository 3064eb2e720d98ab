import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import type { Entry } from '../find/entry.ts';
import { createObservable, type Observable } from '../sync/observable.ts';
import { type Action, actionsFor, type ScreenAction } from './action.ts';
import { handleKey } from './handle-key.ts';

/** What a part of the screen offers. */
interface Source {
  readonly actions: readonly ScreenAction[];
  /** What else can be found, made when it is searched for. */
  readonly entries: () => readonly Entry[];
}

/** Dialogs of every screen of a site: about its actions, and about the account. */
export type ActionDialog = 'find' | 'shortcuts' | 'tokens' | 'password';

interface Registry {
  /** Adds actions. @returns takes them away */
  readonly add: (source: Source) => () => void;
  /** Everything that the screen offers. */
  readonly sources: Observable<readonly Source[]>;
  /** Handles a key that was pressed elsewhere, such as in the frame of the canvas. */
  readonly onKey: (event: KeyboardEvent) => void;
  readonly open: (dialog: ActionDialog) => void;
}

const Context = createContext<Registry>({
  add: () => () => {},
  sources: createObservable<readonly Source[]>([]),
  onKey: () => {},
  open: () => {},
});
const OpenDialog = createContext<{ readonly dialog: ActionDialog | null; readonly close: () => void }>({
  dialog: null,
  close: () => {},
});

/** Actions of every screen of a site. */
const EVERYWHERE: readonly Action<Pick<Registry, 'open'>>[] = [
  {
    id: 'find',
    group: 'everywhere',
    name: 'find.title',
    shortcuts: ['Control+K'],
    worksInFields: 'all',
    run: ({ open }) => open('find'),
  },
  {
    id: 'shortcuts',
    group: 'everywhere',
    name: 'shortcuts.title',
    shortcuts: ['?'],
    run: ({ open }) => open('shortcuts'),
  },
];

/** Collects the actions of the screen inside, and does what their keys say. */
export function ActionsProvider({ children }: { readonly children: ReactNode }) {
  const [dialog, setDialog] = useState<ActionDialog | null>(null);
  const registry = useMemo((): Registry => {
    const everywhere: Source = {
      actions: actionsFor(EVERYWHERE, { open: setDialog }),
      entries: () => [],
    };
    const sources = createObservable<readonly Source[]>([everywhere]);
    return {
      add(source) {
        // Before those of every screen.
        sources.set(sources.value().toSpliced(-1, 0, source));
        return () => sources.set(sources.value().filter((one) => one !== source));
      },
      sources,
      onKey: (event) =>
        handleKey(
          event,
          sources.value().flatMap(({ actions }) => actions),
        ),
      open: setDialog,
    };
  }, []);
  useEffect(() => {
    window.addEventListener('keydown', registry.onKey);
    return () => window.removeEventListener('keydown', registry.onKey);
  }, [registry]);
  const opened = useMemo(() => ({ dialog, close: () => setDialog(null) }), [dialog]);
  return (
    <Context value={registry}>
      <OpenDialog value={opened}>{children}</OpenDialog>
    </Context>
  );
}

const NO_ENTRIES = () => [];

/**
 * Adds actions to the screen, as long as the caller is shown.
 * @param actions the same list until they change
 * @param entries what else can be found, without keys of its own; the same function until that changes
 */
export function useActions(
  actions: readonly ScreenAction[],
  entries: () => readonly Entry[] = NO_ENTRIES,
): void {
  const { add } = useContext(Context);
  useEffect(() => add({ actions, entries }), [add, actions, entries]);
}

/** Handles a key that was pressed where the window does not hear of it. */
export const useActionKeys = () => useContext(Context).onKey;

/** Opens a dialog of every screen. */
export const useOpenActionDialog = () => useContext(Context).open;

/** Everything that the screen offers, which changes as its parts are loaded. */
export const useActionSources = () => useContext(Context).sources;

/** The dialog that is open, and how it is closed. */
export const useActionDialog = () => useContext(OpenDialog);
