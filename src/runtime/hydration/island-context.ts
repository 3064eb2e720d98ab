import { createContext, type ReactNode, useContext, useId } from 'react';

/**
 * Static content that stands inside an island, in the form that fits where the island is drawn: the served nodes in the
 * browser, elements elsewhere. `slot` is written on the element around it where a browser is to find it again:
 * on the server, but not where everything is one React tree (canvas, stories).
 */
export type SlotContent =
  | { readonly nodes: readonly ChildNode[] }
  | { readonly element: ReactNode; readonly slot?: string };

export type IslandSlots = Readonly<Record<string, SlotContent>>;

/** What an island is told about its place; read by `Adopted` and `useIslandId`, nothing else needs to. */
export interface IslandPosition {
  readonly slots: IslandSlots;
  /** The same on both sides; missing where everything is one React tree (canvas, stories). */
  readonly id?: string;
}

export const IslandContext = createContext<IslandPosition>({ slots: {} });

/**
 * A prefix for the ids of elements in an island. React's `useId` tells where a component stands in its tree, and that
 * differs: the page is drawn as one tree, while in the browser each island is one of its own.
 */
export function useIslandId(): string {
  const own = useId();
  const { id } = useContext(IslandContext);
  // An operator's anchor starts with a letter.
  return id ? `_${id}_` : own;
}
