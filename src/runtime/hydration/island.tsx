import type { ComponentType, ElementType, HTMLAttributes, ReactElement, ReactNode } from 'react';
import { Served } from './adopted.tsx';
import { PartSlotsContext, type PartSlots } from './part-slots.ts';

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

/** What the server supplies for the parts of one document. */
export interface IslandHost {
  /** HTML of an element, with its styles collected; `identifierPrefix` goes to `renderToString` as it is. */
  readonly toHtml: (element: ReactElement, options?: { identifierPrefix?: string }) => string;
  /** Absolute path of a part's chunk. @throws Error for a part that was not built */
  readonly partUrl: (name: string) => string;
  readonly report: (error: unknown, where: { readonly part: string; readonly id: string }) => void;
  /** Put before node ids, so that shared components and the page cannot share one; '' for the page. */
  readonly scope: string;
}

/**
 * The server's `renderPart`. Each part is rendered apart from the page, with its id as prefix, because that is
 * how the browser hydrates it: `useId` then agrees. A part that throws is reported and leaves its static
 * content, without a script; content that throws is the business of whoever renders the page.
 */
export function createRenderPart({ toHtml, partUrl, report, scope }: IslandHost): RenderPart {
  return ({ name, part: Part, props, slots = {}, hydrate = 'intent', as = 'div', root, key }) => {
    const id = scope + root['data-node'] + (key ? `-${key}` : '');
    // One tree with the part's own, which is faster than HTML of their own for each: ids depend on the way from
    // the root only, so they agree with the browser's tree, in which the content is missing.
    const content: PartSlots = Object.fromEntries(
      Object.entries(slots).map(([slot, element]) => [slot, { element, slot }]),
    );
    try {
      const json = JSON.stringify(props);
      const element = (
        <PartSlotsContext value={content}>
          <Part {...JSON.parse(json)} />
        </PartSlotsContext>
      );
      const html = withoutPreloads(toHtml(element, { identifierPrefix: id }));
      const attributes = {
        'data-part': partUrl(name),
        'data-part-id': id,
        ...(json === '{}' ? {} : { 'data-props': json }),
        ...(hydrate === 'intent' ? {} : { 'data-hydrate': hydrate }),
      };
      return <Served as={as} {...root} {...attributes} html={html} />;
    } catch (error) {
      // Content that throws does so again here.
      const html = Object.values(slots)
        .map((nodes) => `<div>${withoutPreloads(toHtml(<>{nodes}</>))}</div>`)
        .join('');
      report(error, { part: name, id });
      return <Served as={as} {...root} html={html} />;
    }
  };
}

/** `renderPart` where server and browser are not apart (canvas, stories, tests): one React tree, no hydration. */
export const renderLivePart: RenderPart = ({ part: Part, props, slots = {}, as: Host = 'div', root }) => (
  <Host {...root}>
    <PartSlotsContext
      value={Object.fromEntries(Object.entries(slots).map(([slot, element]) => [slot, { element }]))}
    >
      <Part {...props} />
    </PartSlotsContext>
  </Host>
);

/** React starts the output with preload links for its pictures; inside a host they would be content. */
const withoutPreloads = (html: string) => html.replace(/^(?:<link rel="preload"[^>]*>)+/, '');
