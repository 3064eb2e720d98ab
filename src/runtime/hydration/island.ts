import type { ComponentType, ElementType, HTMLAttributes, ReactNode, RefCallback } from 'react';
import type { IslandSlots } from './island-context.ts';

/** A value that survives the way through JSON; functions, dates and class instances do not compile. */
export type JsonValue<T> = T extends string | number | boolean | null | undefined
  ? T
  : T extends (...args: never[]) => unknown
    ? never
    : T extends object
      ? { readonly [Key in keyof T]: JsonValue<T[Key]> }
      : never;

type HostAttributes = Omit<HTMLAttributes<HTMLElement>, 'children' | 'dangerouslySetInnerHTML' | 'style'> & {
  readonly 'data-node': string;
  readonly style?: object;
  readonly ref?: RefCallback<Element>;
};
type DataAttributes = { readonly [data: `data-${string}`]: unknown };

/** An island and where it is rendered. `x-hydrate` in the component's schema states when the browser starts it. */
export interface IslandOptions<Props extends object> {
  /** File name of the island without `.island.tsx`; unique in the project. */
  readonly name: string;
  /** The only export of that file. */
  readonly island: ComponentType<Props>;
  /** What the island receives on both sides, as JSON. */
  readonly props: Props & JsonValue<Props>;
  /** Static content that the island renders by `<Adopted slot="…">`; may hold further islands. */
  readonly slots?: Readonly<Record<string, ReactNode>>;
  /** Element around the island, which renders its content. Defaults to `div`. */
  readonly as?: ElementType;
  /** Attributes of that element; usually the renderer's `root`, with its `data-node` as the island's id. */
  readonly root: HostAttributes | (HostAttributes & DataAttributes);
  /** That this page cannot wait for the time that `x-hydrate` states: its island starts as the page is loaded. */
  readonly startsAtLoad?: boolean;
  /** Distinguishes islands of one node; needed from the second one on. */
  readonly key?: string;
}

/** Refuses an island of a component whose schema does not say when it starts. @throws Error always */
export function refuseIsland(): never {
  throw new Error('has islands, but no x-hydrate in its schema');
}

/** Renders an island in the output of a renderer. */
export type RenderIsland = <Props extends object>(options: IslandOptions<Props>) => ReactNode;

/**
 * Begins the ids that `useId` gives out in an island. Server and browser render an island as a tree of its own, so
 * that React counts alike on both sides; the prefix keeps the ids of different islands apart.
 */
export const idPrefixOf = (islandId: string): string => `${islandId}-`;

/** The static content of an island as elements; `slotName` writes the name by which a browser finds it again. */
export function slotElements(
  slots: IslandOptions<object>['slots'],
  slotName: (name: string) => string | undefined,
): IslandSlots {
  const content: Record<string, IslandSlots[string]> = {};
  for (const name in slots) content[name] = { element: slots[name], slot: slotName(name) };
  return content;
}
