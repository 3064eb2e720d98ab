import type { ReactNode, RefCallback } from 'react';
import type { ComponentName, ComponentPropsMap } from '../../../generated/components/types.ts';
import type { DecimalsOf, EcommerceEvent } from '../../api/wire/ecommerce-events.ts';
import type { DataContext, DataResults, Queries, ResultsOf } from '../data/queries.ts';
import type { Migration } from '../document/migrate.ts';
import type { RenderIsland } from '../hydration/island.ts';
import type { StructuredData } from '../metadata/structured-data.ts';
import type { Format } from '../text/format.ts';
import type { Translate } from '../text/translate.ts';
import type { PageContext } from './page-context.ts';

/** Attributes that a renderer spreads on its outermost element: anchor, class names, spacing, visibility. */
export interface RootAttributes {
  /** Set where a page is composed: how the editor finds the element of a node. */
  readonly ref?: RefCallback<Element>;
  readonly id?: string;
  readonly className?: string;
  readonly style?: Readonly<Record<string, string>>;
  readonly 'data-node': string;
  readonly 'data-align'?: string;
  readonly 'data-hide-below'?: string;
  readonly 'data-hide-above'?: string;
}

/** What every renderer receives besides its own props. */
export interface RenderContext<Data = DataResults> {
  readonly root: RootAttributes;
  /** The rendered children by slot name; a slot for each list item is named `slot:itemId`. */
  readonly slots: Readonly<Record<string, ReactNode>>;
  /** Results of the component's queries, by name. */
  readonly data: Data;
  /** Built-in texts in the active language. */
  readonly t: Translate;
  readonly format: Format;
  /** The page and site that the component is on. */
  readonly page: PageContext;
  /** The moment at which the page is rendered, in epoch milliseconds. */
  readonly now: number;
  /** States that what is rendered is right until this instant, in epoch milliseconds: no page is cached longer. */
  readonly validUntil: (instant: number) => void;
  /** Renders an island; see runtime/hydration. */
  readonly renderIsland: RenderIsland;
}

/** Names the data that a component with these props needs. */
export type QueriesFor<Name extends ComponentName> = (
  props: Readonly<ComponentPropsMap[Name]>,
  context: DataContext,
) => Queries;

type NoQueries = () => Record<never, never>;

/**
 * Everything a renderer receives: its props with texts resolved, and its surroundings. `OwnQueries` is the type of the
 * component's `queries`, from which its `data` is typed.
 */
export type ComponentProps<
  Name extends ComponentName,
  OwnQueries extends QueriesFor<Name> = NoQueries,
> = Readonly<ComponentPropsMap[Name]> & RenderContext<ResultsOf<ReturnType<OwnQueries>>>;

type ShownContext<OwnQueries extends (...args: never[]) => Queries> = Pick<RenderContext, 'page' | 't'> & {
  readonly data: ResultsOf<ReturnType<OwnQueries>>;
};

/** What amounts are told by. */
interface TrackedContext {
  readonly decimalsOf: DecimalsOf;
}

/** A component as the runtime knows it, whatever its own props and data are. */
export interface ComponentDefinition<Name extends ComponentName = ComponentName> {
  readonly name: Name;
  /** Plain, hook-free function from props to markup. */
  readonly render: (props: Readonly<ComponentPropsMap[Name]> & RenderContext) => ReactNode;
  readonly migrations: readonly Migration[];
  /** The server fetches the data of all nodes of a page in one step; islands and editor use the same queries. */
  readonly queries: QueriesFor<Name> | null;
  /** Title of a screen that shows something else than its page is named after; `null` for the usual title. */
  readonly titleOverride: ((shown: Pick<RenderContext, 'data' | 'page' | 't'>) => string | null) | null;
  /** What search engines read of the component; `null` for nothing. */
  readonly structuredData:
    | ((shown: Pick<RenderContext, 'data' | 'page' | 't'>) => StructuredData | null)
    | null;
  /** What it tells the operator's tag container as soon as it is shown; `null` for nothing. */
  readonly ecommerce:
    | ((shown: Pick<RenderContext, 'data' | 'page' | 't'> & TrackedContext) => EcommerceEvent | null)
    | null;
  /** The HTML of operators that it shows: it is made safe before the page is rendered, and `page.html` has it then. */
  readonly html:
    | ((shown: Readonly<ComponentPropsMap[Name]> & Pick<RenderContext, 'data' | 'page'>) => readonly string[])
    | null;
  /** Its markup works with the loader though it has no island: disclosures, links that set the language. */
  readonly usesLoader: boolean;
}

interface Options<Name extends ComponentName, OwnQueries extends QueriesFor<Name>> {
  readonly render: (props: ComponentProps<Name, OwnQueries>) => ReactNode;
  readonly migrations?: readonly Migration[];
  readonly queries?: OwnQueries;
  readonly titleOverride?: (shown: ShownContext<OwnQueries>) => string | null;
  readonly structuredData?: (shown: ShownContext<OwnQueries>) => StructuredData | null;
  readonly ecommerce?: (shown: ShownContext<OwnQueries> & TrackedContext) => EcommerceEvent | null;
  readonly html?: (
    shown: Readonly<ComponentPropsMap[Name]> &
      Pick<RenderContext<ResultsOf<ReturnType<OwnQueries>>>, 'data' | 'page'>,
  ) => readonly string[];
  readonly usesLoader?: boolean;
}

/** The one call with which a component's index.ts describes it to the registry. */
export function defineComponent<Name extends ComponentName, OwnQueries extends QueriesFor<Name> = NoQueries>(
  name: Name,
  options: Options<Name, OwnQueries>,
): ComponentDefinition<Name> {
  // The runtime passes each component the results of its own queries; their types end here.
  const erased = options as unknown as Partial<ComponentDefinition<Name>> &
    Pick<ComponentDefinition<Name>, 'render'>;
  return {
    name,
    migrations: [],
    queries: null,
    titleOverride: null,
    structuredData: null,
    ecommerce: null,
    html: null,
    usesLoader: false,
    ...erased,
  };
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
