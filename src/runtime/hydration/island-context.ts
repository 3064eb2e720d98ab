import { createContext, type ReactNode } from 'react';
import type { IslandServices } from './services.ts';

/**
 * Static content inside an island, in the form that fits where the island is rendered: the served nodes
 * in the browser, elements elsewhere. `slot` is written on the element around it where a browser is to find it again:
 * on the server, but not where everything is one React tree (canvas, stories).
 */
export type SlotContent =
  | { readonly nodes: readonly ChildNode[] }
  | { readonly element: ReactNode; readonly slot?: string };

export type IslandSlots = Readonly<Record<string, SlotContent>>;

/** What surrounds an island. */
export interface IslandSurroundings {
  readonly slots: IslandSlots;
  /** What the island may reach outside itself; without it, the window of the visitor. See use-services.ts. */
  readonly services?: IslandServices;
}

export const IslandContext = createContext<IslandSurroundings>({ slots: {} });
