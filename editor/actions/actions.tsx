import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef } from 'react';
import type { ScreenAction } from './action.ts';
import { handleKey } from './handle-key.ts';

/** The actions of a part of the screen. */
type ActionSource = readonly ScreenAction[];

interface Registry {
  /** Adds actions. @returns takes them away */
  readonly add: (source: ActionSource) => () => void;
  /** Handles a key that was pressed elsewhere, such as in the frame of the canvas. */
  readonly onKey: (event: KeyboardEvent) => void;
}

const Context = createContext<Registry>({ add: () => () => {}, onKey: () => {} });

/** Collects the actions of the screen inside, and does what their keys say. */
export function ActionsProvider({ children }: { readonly children: ReactNode }) {
  const sources = useRef(new Set<ActionSource>());
  const registry = useMemo(
    (): Registry => ({
      add(source) {
        sources.current.add(source);
        return () => sources.current.delete(source);
      },
      onKey: (event) => handleKey(event, [...sources.current].flat()),
    }),
    [],
  );
  useEffect(() => {
    window.addEventListener('keydown', registry.onKey);
    return () => window.removeEventListener('keydown', registry.onKey);
  }, [registry]);
  return <Context value={registry}>{children}</Context>;
}

/** Adds actions to the screen, as long as the caller is shown. @param actions the same list until they change */
export function useActions(actions: readonly ScreenAction[]): void {
  const { add } = useContext(Context);
  useEffect(() => add(actions), [add, actions]);
}

/** Handles a key that was pressed where the window does not hear of it. */
export const useActionKeys = () => useContext(Context).onKey;
