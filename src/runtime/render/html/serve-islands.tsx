import type { ReactElement } from 'react';
import type { Hydrate } from '../../document/manifest.ts';
import { Served } from '../../hydration/adopted.tsx';
import {
  idPrefixOf,
  type IslandOptions,
  refuseIsland,
  type RenderIsland,
  slotElements,
} from '../../hydration/island.ts';
import { IslandContext } from '../../hydration/island-context.ts';
import { INERT_SERVICES } from '../../hydration/services.ts';

/** An island as a page is served with it. */
export interface ServedIsland {
  readonly name: string;
  readonly id: string;
  readonly hydrate: Hydrate;
}

/** What the server supplies for the islands of one document. */
export interface IslandHost {
  /** HTML of an element, with its styles collected; `idPrefix` begins the ids of `useId`. */
  readonly toHtml: (element: ReactElement, idPrefix?: string) => string;
  /** Absolute path of an island's chunk. @throws Error for an island that was not built */
  readonly islandUrl: (name: string) => string;
  /** Put before node ids, so that shared components and the page cannot share one; '' for the page. */
  readonly scope: string;
  readonly onIsland: (island: ServedIsland) => void;
  readonly onFailure: (error: unknown, island: ServedIsland) => void;
}

/** React starts the output with preload links for its pictures; inside a host they would be content. */
const withoutPreloads = (html: string) => html.replace(/^(?:<link rel="preload"[^>]*>)+/, '');

/** The host of an island with its content, and the attributes by which the browser hydrates it. */
function servedIsland<Props extends object>(
  { name, island: Island, props, slots, as = 'div', root }: IslandOptions<Props>,
  id: string,
  hydrate: Hydrate,
  { toHtml, islandUrl }: IslandHost,
) {
  const json = JSON.stringify(props);
  const surroundings = { slots: slotElements(slots, (slot) => slot), services: INERT_SERVICES };
  const html = toHtml(
    <IslandContext value={surroundings}>
      <Island {...JSON.parse(json)} />
    </IslandContext>,
    idPrefixOf(id),
  );
  const attributes = {
    'data-island': islandUrl(name),
    'data-island-id': id,
    ...(json === '{}' ? {} : { 'data-props': json }),
    ...(hydrate === 'intent' ? {} : { 'data-hydrate': hydrate }),
  };
  return <Served as={as} {...root} {...attributes} html={withoutPreloads(html)} />;
}

/**
 * How a server renders islands. Each is rendered apart from the page, as the browser will hydrate it: one that throws
 * is reported and leaves its static content, without a script. Content that throws does so again while the page is
 * rendered.
 */
export function serveIslands(host: IslandHost): Readonly<Record<Hydrate, RenderIsland>> {
  const renderIsland =
    (stated: Hydrate): RenderIsland =>
    (options) => {
      const { name, slots = {}, as = 'div', root, key, startsAtLoad } = options;
      const hydrate = startsAtLoad && stated !== 'never' ? 'load' : stated;
      const id = host.scope + root['data-node'] + (key ? `-${key}` : '');
      try {
        if (hydrate === 'never') refuseIsland();
        const served = servedIsland(options, id, hydrate, host);
        host.onIsland({ name, id, hydrate });
        return served;
      } catch (error) {
        const html = Object.values(slots)
          .map((nodes) => `<div>${withoutPreloads(host.toHtml(<>{nodes}</>))}</div>`)
          .join('');
        host.onFailure(error, { name, id, hydrate });
        return <Served as={as} {...root} html={html} />;
      }
    };
  return {
    never: renderIsland('never'),
    intent: renderIsland('intent'),
    visible: renderIsland('visible'),
    load: renderIsland('load'),
  };
}
