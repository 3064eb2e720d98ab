import { createContext, type ReactNode } from 'react';

/**
 * Static content that stands inside a part, in the form that fits where the part is drawn: the served nodes in the
 * browser, elements elsewhere. `slot` is written on the element around it where a browser is to find it again:
 * on the server, but not where everything is one React tree (canvas, stories).
 */
export type SlotContent =
  | { readonly nodes: readonly ChildNode[] }
  | { readonly element: ReactNode; readonly slot?: string };

export type PartSlots = Readonly<Record<string, SlotContent>>;

/** The slots of the part around; `Adopted` reads them, nothing else needs to. */
export const PartSlotsContext = createContext<PartSlots>({});
