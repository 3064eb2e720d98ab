import type { ComponentType, ElementType, HTMLAttributes, ReactElement, ReactNode } from 'react';
import { Served } from './adopted.tsx';
import { IslandContext, type IslandSlots } from './island-context.ts';

/** When the browser makes an island interactive: as someone turns to it, as it comes into view, or when idle. */
export type HydrateWhen = 'intent' | 'visible' | 'load';

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
};
type DataAttributes = { readonly [data: `data-${string}`]: unknown };

/** An island and where it stands. */
export interface IslandPlacement<Props extends object> {
  /** File name of the island without `.island.tsx`; unique in the project. */
  readonly name: string;
  /** The only export of that file. */
  readonly island: ComponentType<Props>;
  /** What the island receives on both sides, as JSON. */
  readonly props: Props & JsonValue<Props>;
  /** Static content that the island places by `<Adopted slot="…">`; may hold further islands. */
  readonly slots?: Readonly<Record<string, ReactNode>>;
  /** Defaults to `intent`. */
  readonly hydrate?: HydrateWhen;
  /** Element around the island; it belongs to the renderer, the island draws what is inside. Defaults to `div`. */
  readonly as?: ElementType;
  /** Attributes of that element; usually the renderer's `root`, with its `data-node` as the island's id. */
  readonly root: HostAttributes | (HostAttributes & DataAttributes);
  /** Tells islands of one node apart; needed from the second one on. */
  readonly key?: string;
}

/** Places an island in the output of a renderer. */
export type RenderIsland = <Props extends object>(placement: IslandPlacement<Props>) => ReactNode;

/** Where the islands of one document are found. */
export interface IslandAddresses {
  /** Absolute path of an island's chunk. @throws Error for an island that was not built */
  readonly islandUrl: (name: string) => string;
  /** Put before node ids, so that shared components and the page cannot share one; '' for the page. */
  readonly scope: string;
}

/** What the server supplies for the islands of one document, to draw each apart from the page. */
export interface IslandHost extends IslandAddresses {
  /** HTML of an element, with its styles collected. */
  readonly toHtml: (element: ReactElement) => string;
  readonly report: (error: unknown, where: { readonly island: string; readonly id: string }) => void;
}

const slotsOf = (slots: IslandPlacement<object>['slots'], slot: (name: string) => string | undefined) => {
  const content: Record<string, IslandSlots[string]> = {};
  for (const name in slots) content[name] = { element: slots[name], slot: slot(name) };
  return content;
};

const idOf = ({ root, key }: Pick<IslandPlacement<object>, 'root' | 'key'>, scope: string) =>
  scope + root['data-node'] + (key ? `-${key}` : '');

/** What stands inside an island's host, and the attributes of the host by which the browser hydrates it. */
function served<Props extends object>(
  { island: Island, ...placement }: IslandPlacement<Props>,
  { islandUrl, scope }: IslandAddresses,
) {
  const { name, props, hydrate = 'intent' } = placement;
  const id = idOf(placement, scope);
  const json = JSON.stringify(props);
  const inside = (
    <IslandContext value={{ id, slots: slotsOf(placement.slots, (slot) => slot) }}>
      <Island {...JSON.parse(json)} />
    </IslandContext>
  );
  const attributes = {
    'data-island': islandUrl(name),
    'data-island-id': id,
    ...(json === '{}' ? {} : { 'data-props': json }),
    ...(hydrate === 'intent' ? {} : { 'data-hydrate': hydrate }),
  };
  return { inside, attributes };
}

/**
 * The server's `renderIsland` for a page that is expected to go well: islands are drawn in the page's own tree, which
 * costs nothing, and what they throw goes through to whoever renders the page.
 */
export function createRenderIslandInTree(addresses: IslandAddresses): RenderIsland {
  return (placement) => {
    const { as: Host = 'div', root } = placement;
    const { inside, attributes } = served(placement, addresses);
    return (
      <Host {...root} {...attributes}>
        {inside}
      </Host>
    );
  };
}

/**
 * The server's `renderIsland` for a page in which something throws; it draws the same. Each island is rendered apart
 * from the page: one that throws is reported and leaves its static content, without a script. Content that throws
 * is the business of whoever renders the page.
 */
export function createRenderIsland({ toHtml, report, ...addresses }: IslandHost): RenderIsland {
  return (placement) => {
    const { name, slots = {}, as = 'div', root } = placement;
    try {
      const { inside, attributes } = served(placement, addresses);
      return <Served as={as} {...root} {...attributes} html={withoutPreloads(toHtml(inside))} />;
    } catch (error) {
      // Content that throws does so again here.
      const html = Object.values(slots)
        .map((nodes) => `<div>${withoutPreloads(toHtml(<>{nodes}</>))}</div>`)
        .join('');
      report(error, { island: name, id: idOf(placement, addresses.scope) });
      return <Served as={as} {...root} html={html} />;
    }
  };
}

/** `renderIsland` where server and browser are not apart (canvas, stories, tests): one React tree, no hydration. */
export const renderLiveIsland: RenderIsland = ({ island: Island, props, slots, as: Host = 'div', root }) => (
  <Host {...root}>
    <IslandContext value={{ slots: slotsOf(slots, () => undefined) }}>
      <Island {...props} />
    </IslandContext>
  </Host>
);

/** React starts the output with preload links for its pictures; inside a host they would be content. */
const withoutPreloads = (html: string) => html.replace(/^(?:<link rel="preload"[^>]*>)+/, '');
