import { createContext, type ReactNode, useContext, useId } from 'react';

/**
 * Static content that stands inside a part, in the form that fits where the part is drawn: the served nodes in the
 * browser, elements elsewhere. `slot` is written on the element around it where a browser is to find it again:
 * on the server, but not where everything is one React tree (canvas, stories).
 */
export type SlotContent =
  | { readonly nodes: readonly ChildNode[] }
  | { readonly element: ReactNode; readonly slot?: string };

export type PartSlots = Readonly<Record<string, SlotContent>>;

/** What a part is told about its place; read by `Adopted` and `usePartId`, nothing else needs to. */
export interface PartPlace {
  readonly slots: PartSlots;
  /** The same on both sides; missing where everything is one React tree (canvas, stories). */
  readonly id?: string;
}

export const PartContext = createContext<PartPlace>({ slots: {} });

/**
 * A prefix for the ids of elements in a part. React's `useId` tells where a component stands in its tree, and that
 * differs: the page is drawn as one tree, while in the browser each part is one of its own.
 */
export function usePartId(): string {
  const own = useId();
  const { id } = useContext(PartContext);
  // An operator's anchor starts with a letter.
  return id ? `_${id}_` : own;
}
