import type { ReactNode } from 'react';
import type { PreparedTree } from '../../document/prepare.ts';
import type { RenderEnvironment, TreeOptions } from '../elements.ts';
import { type ComponentStyles, cssOf, markersOf } from './component-styles.ts';
import { renderNodes, type ReportFailure } from './render-nodes.ts';
import { type IslandHost, serveIslands, type ServedIsland } from './serve-islands.tsx';

/** What the page's HTML needs, collected while it was rendered. */
export interface PageNeeds {
  readonly islands: readonly ServedIsland[];
  /** Addresses of the islands that start by themselves: the loader need not find them first. */
  readonly startingScripts: readonly string[];
  /** Something on the page works with the loader: an island, a disclosure, a link that sets the language. */
  readonly loader: boolean;
  /** CSS of the components that rendered. */
  readonly css: string;
  /** Markers of that CSS, for styled-components in the browser; '' without islands. */
  readonly styleMarkers: string;
  /** The first instant, in epoch milliseconds, at which what a renderer showed is out of date; Infinity without one. */
  readonly validUntil: number;
}

/** A document that is rendered as a part of the page. */
export interface DocumentOptions extends TreeOptions {
  /** Put before the ids of its islands; '' for the page's own content. */
  readonly scope: string;
  readonly onFailure: ReportFailure;
  readonly onIslandFailure: IslandHost['onFailure'];
}

/** One page while it is rendered to HTML, part by part. */
export interface HtmlPage {
  /** HTML of an element of the layout. */
  readonly element: (element: ReactNode) => string;
  /** HTML of a builder document. */
  readonly document: (sections: readonly PreparedTree[], options: DocumentOptions) => string;
  /** States that the layout has something that works with the loader. */
  readonly useLoader: () => void;
  /** What all parts rendered so far need. */
  readonly needs: () => PageNeeds;
}

export type PageEnvironment = Omit<RenderEnvironment, 'renderIsland' | 'validUntil'>;

const usesLoader = ({ definition, slots }: PreparedTree): boolean =>
  definition?.usesLoader === true ||
  Object.values(slots).some((children) => children.some((child) => usesLoader(child)));

/** Begins a page: the driver that turns prepared documents into HTML on the server. */
export function createHtmlPage(
  environment: PageEnvironment,
  styles: ComponentStyles,
  islandUrl: IslandHost['islandUrl'],
): HtmlPage {
  const usedStyles = new Set<string>();
  // A document that throws is rendered again: an island counts once.
  const islands = new Map<string, ServedIsland>();
  let loader = false;
  let validUntil = Number.POSITIVE_INFINITY;
  const toHtml = (element: ReactNode, idPrefix?: string) => styles.toHtml(element, usedStyles, idPrefix);
  return {
    element: toHtml,
    document(sections, { scope, onFailure, onIslandFailure, ...options }) {
      loader ||= sections.some(usesLoader);
      const whole: RenderEnvironment = {
        ...environment,
        validUntil: (instant) => {
          validUntil = Math.min(validUntil, instant);
        },
        renderIsland: serveIslands({
          toHtml,
          islandUrl,
          scope,
          onIsland: (island) => void islands.set(island.id, island),
          onFailure: onIslandFailure,
        }),
      };
      return renderNodes(sections, whole, options, toHtml, onFailure);
    },
    useLoader: () => {
      loader = true;
    },
    needs: () => {
      const blocks = styles.blocksOf(usedStyles);
      return {
        islands: [...islands.values()],
        startingScripts: [
          ...new Set(
            [...islands.values()]
              .filter(({ hydrate }) => hydrate === 'load')
              .map(({ name }) => islandUrl(name)),
          ),
        ],
        loader: loader || islands.size > 0,
        css: cssOf(blocks),
        styleMarkers: islands.size > 0 ? markersOf(blocks) : '',
        validUntil,
      };
    },
  };
}
