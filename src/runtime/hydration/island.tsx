import type { ComponentType, ElementType, HTMLAttributes, ReactElement, ReactNode } from 'react';
import { Served } from './adopted.tsx';
import { PartContext, type PartSlots } from './part-context.ts';

/** When the browser makes a part interactive: as someone turns to it, as it comes into view, or when idle. */
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

/** An interactive part and where it stands. */
export interface PartPlacement<Props extends object> {
  /** File name of the part without `.part.tsx`; unique in the project. */
  readonly name: string;
  /** The only export of that file. */
  readonly part: ComponentType<Props>;
  /** What the part receives on both sides, as JSON. */
  readonly props: Props & JsonValue<Props>;
  /** Static content that the part places by `<Adopted slot="…">`; may hold further parts. */
  readonly slots?: Readonly<Record<string, ReactNode>>;
  /** Defaults to `intent`. */
  readonly hydrate?: HydrateWhen;
  /** Element around the part; it belongs to the renderer, the part draws what is inside. Defaults to `div`. */
  readonly as?: ElementType;
  /** Attributes of that element; usually the renderer's `root`, with its `data-node` as the part's id. */
  readonly root: HostAttributes | (HostAttributes & DataAttributes);
  /** Tells parts of one node apart; needed from the second one on. */
  readonly key?: string;
}

/** Places an interactive part in the output of a renderer. */
export type RenderPart = <Props extends object>(placement: PartPlacement<Props>) => ReactNode;

/** Where the parts of one document are found. */
export interface PartAddresses {
  /** Absolute path of a part's chunk. @throws Error for a part that was not built */
  readonly partUrl: (name: string) => string;
  /** Put before node ids, so that shared components and the page cannot share one; '' for the page. */
  readonly scope: string;
}

/** What the server supplies for the parts of one document, to draw each apart from the page. */
export interface IslandHost extends PartAddresses {
  /** HTML of an element, with its styles collected. */
  readonly toHtml: (element: ReactElement) => string;
  readonly report: (error: unknown, where: { readonly part: string; readonly id: string }) => void;
}

const slotsOf = (slots: PartPlacement<object>['slots'], slot: (name: string) => string | undefined) => {
  const content: Record<string, PartSlots[string]> = {};
  for (const name in slots) content[name] = { element: slots[name], slot: slot(name) };
  return content;
};

const idOf = ({ root, key }: Pick<PartPlacement<object>, 'root' | 'key'>, scope: string) =>
  scope + root['data-node'] + (key ? `-${key}` : '');

/** What stands inside a part's host, and the attributes of the host by which the browser hydrates it. */
function served<Props extends object>(
  { part: Part, ...placement }: PartPlacement<Props>,
  { partUrl, scope }: PartAddresses,
) {
  const { name, props, hydrate = 'intent' } = placement;
  const id = idOf(placement, scope);
  const json = JSON.stringify(props);
  const inside = (
    <PartContext value={{ id, slots: slotsOf(placement.slots, (slot) => slot) }}>
      <Part {...JSON.parse(json)} />
    </PartContext>
  );
  const attributes = {
    'data-part': partUrl(name),
    'data-part-id': id,
    ...(json === '{}' ? {} : { 'data-props': json }),
    ...(hydrate === 'intent' ? {} : { 'data-hydrate': hydrate }),
  };
  return { inside, attributes };
}

/**
 * The server's `renderPart` for a page that is expected to go well: parts are drawn in the page's own tree, which
 * costs nothing, and what they throw goes through to whoever renders the page.
 */
export function createRenderPartInTree(addresses: PartAddresses): RenderPart {
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
 * The server's `renderPart` for a page in which something throws; it draws the same. Each part is rendered apart
 * from the page: one that throws is reported and leaves its static content, without a script. Content that throws
 * is the business of whoever renders the page.
 */
export function createRenderPart({ toHtml, report, ...addresses }: IslandHost): RenderPart {
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
      report(error, { part: name, id: idOf(placement, addresses.scope) });
      return <Served as={as} {...root} html={html} />;
    }
  };
}

/** `renderPart` where server and browser are not apart (canvas, stories, tests): one React tree, no hydration. */
export const renderLivePart: RenderPart = ({ part: Part, props, slots, as: Host = 'div', root }) => (
  <Host {...root}>
    <PartContext value={{ slots: slotsOf(slots, () => undefined) }}>
      <Part {...props} />
    </PartContext>
  </Host>
);

/** React starts the output with preload links for its pictures; inside a host they would be content. */
const withoutPreloads = (html: string) => html.replace(/^(?:<link rel="preload"[^>]*>)+/, '');
