import type { ReactNode } from 'react';
import type { ComponentName, ComponentPropsMap } from '../../../generated/components/types.ts';
import type { Migration } from '../document/migrate.ts';
import type { RenderIsland } from '../hydration/island.tsx';
import type { Format } from '../text/format.ts';
import type { Translate } from '../text/translate.ts';
import type { DataContext, DataResults, Queries } from './data.ts';
import type { PageContext } from './page-context.ts';

/** Attributes that a renderer spreads on its outermost element: anchor, class names, spacing, visibility. */
export interface RootAttributes {
  readonly id?: string;
  readonly className?: string;
  readonly style?: Readonly<Record<string, string>>;
  readonly 'data-node': string;
  readonly 'data-align'?: string;
  readonly 'data-hide-below'?: string;
  readonly 'data-hide-above'?: string;
}

/** What every renderer receives besides its own props. */
export interface RenderContext {
  readonly root: RootAttributes;
  /** The rendered children by slot name; a slot for each list item is named `slot:itemId`. */
  readonly slots: Readonly<Record<string, ReactNode>>;
  /** Answers of the component's queries, by name. */
  readonly data: DataResults;
  /** Built-in texts in the active language. */
  readonly t: Translate;
  readonly format: Format;
  /** The page and site that the component stands on. */
  readonly page: PageContext;
  /** Places an island; see runtime/hydration. */
  readonly renderIsland: RenderIsland;
}

/** Everything a renderer receives: its props with texts resolved, and its surroundings. */
export type ComponentProps<Name extends ComponentName> = Readonly<ComponentPropsMap[Name]> & RenderContext;

export interface ComponentDefinition<Name extends ComponentName = ComponentName> {
  readonly name: Name;
  /** Plain, hook-free function from props to markup. */
  readonly render: (props: ComponentProps<Name>) => ReactNode;
  readonly migrations: readonly Migration[];
  /** Names the data it needs; the runtime fetches all of a page's data in one step. */
  readonly queries: ((props: Readonly<ComponentPropsMap[Name]>, context: DataContext) => Queries) | null;
  /** What a screen shows when that is not what its page is named after; `null` for the usual. */
  readonly titleOverride: ((shown: Pick<RenderContext, 'data' | 'page' | 't'>) => string | null) | null;
  /** Its output depends on the address or query of the page, so it is not kept between addresses. */
  readonly isPerAddress: boolean;
}

type Options<Name extends ComponentName> = { render: ComponentDefinition<Name>['render'] } & Partial<
  Pick<ComponentDefinition<Name>, 'migrations' | 'isPerAddress'> & {
    queries: NonNullable<ComponentDefinition<Name>['queries']>;
    titleOverride: NonNullable<ComponentDefinition<Name>['titleOverride']>;
  }
>;

/** The one call with which a component's index.ts describes it to the registry. */
export function defineComponent<Name extends ComponentName>(
  name: Name,
  options: Options<Name>,
): ComponentDefinition<Name> {
  return { name, migrations: [], queries: null, titleOverride: null, isPerAddress: false, ...options };
}

/** The registry's shape: exactly one lazy import for each component schema. */
export type ComponentRegistry = {
  readonly [Name in ComponentName]: () => Promise<{ default: ComponentDefinition<Name> }>;
};

/** The registry's components, loaded. Keys come from page documents: look up with `get` only. */
export type LoadedRegistry = ReadonlyMap<string, ComponentDefinition>;

/** Loads the given components, or all of them. */
export async function loadComponents(
  registry: ComponentRegistry,
  names = Object.keys(registry) as ComponentName[],
): Promise<LoadedRegistry> {
  const modules = await Promise.all(
    names.map(async (name) => [name, (await registry[name]()).default] as const),
  );
  return new Map(modules as unknown as [string, ComponentDefinition][]);
}
