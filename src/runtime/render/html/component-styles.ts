import { createElement, Fragment, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet, version } from 'styled-components';

/** The sheet of styled-components that a ServerStyleSheet writes to. */
type Sheet = InstanceType<typeof ServerStyleSheet>['instance'];

/** CSS of styled components, compiled once in the life of the process and handed out by page. */
export interface ComponentStyles {
  /**
   * Renders an element to HTML; each styled component that renders adds the id of its CSS block to `used`.
   * `idPrefix` begins the ids that `useId` gives out.
   */
  readonly toHtml: (element: ReactNode, used: Set<string>, idPrefix?: string) => string;
  /** The blocks that have rules, in the order of the modules that define them, with the animations they name. */
  readonly blocksOf: (used: ReadonlySet<string>) => readonly StyleBlock[];
}

/** Separates rules and markers; styled-components in the browser splits the text of a style element by it. */
const RULE_END = '/*!sc*/\n';
const ANIMATION = 'sc-keyframes-';

/** Attributes of the element that holds the markers of a page. */
export const MARKERS = { 'data-styled': 'true', 'data-styled-version': version, media: 'not all' } as const;

/** The rules of one styled component, or one animation. */
export interface StyleBlock {
  readonly id: string;
  /** Position of the defining module among all modules with styles. */
  readonly group: number;
  readonly names: readonly string[];
  readonly css: string;
}

function readBlock(sheet: Sheet, id: string): StyleBlock {
  const { registerId } = sheet.constructor as unknown as { registerId: (id: string) => number };
  const group = registerId(id);
  const names = [...(sheet.names.get(id) ?? [])];
  return { id, group, names, css: sheet.getTag().getGroup(group).replaceAll(RULE_END, '') };
}

const markerOf = ({ group, id, names }: StyleBlock) =>
  `data-styled.g${group}[id="${id}"]{content:"${names.map((name) => `${name},`).join('')}"}${RULE_END}`;

/** CSS of blocks. */
export const cssOf = (blocks: readonly StyleBlock[]): string => blocks.map(({ css }) => css).join('');

/**
 * Markers by which styled-components in the browser knows the blocks that a page has. It takes over the element that
 * holds them: with the rules in another, the browser neither parses those again nor recalculates the page's styles.
 * Blocks that are not served are added after all that are, whatever the order of their modules.
 */
export const markersOf = (blocks: readonly StyleBlock[]): string => blocks.map(markerOf).join('');

/**
 * Compiling the CSS of a page takes about four times as long as rendering it, and gives the same result every time:
 * blocks are static (checked by scripts/check/static-styles.ts). So all pages share one sheet, whose size is bounded
 * by the number of styled components, and each page takes the blocks of the components that rendered on it.
 */
export function createComponentStyles(): ComponentStyles {
  const server = new ServerStyleSheet();
  const sheet = server.instance;
  const blocks = new Map<string, StyleBlock>();
  let current: Set<string> | null = null;

  // Called for each rendered styled component and the ones that it extends.
  const { hasNameForId } = sheet;
  sheet.hasNameForId = (id, name) => {
    current?.add(id);
    return hasNameForId.call(sheet, id, name);
  };

  const blockOf = (id: string): StyleBlock => {
    const block = blocks.get(id) ?? readBlock(sheet, id);
    blocks.set(id, block);
    return block;
  };
  const animations = () => [...sheet.names.keys()].filter((id) => id.startsWith(ANIMATION)).map(blockOf);
  return {
    toHtml(element, used, idPrefix = '') {
      const outer = current;
      current = used;
      try {
        const styled = server.collectStyles(createElement(Fragment, null, element));
        return renderToString(styled, { identifierPrefix: idPrefix });
      } finally {
        current = outer;
      }
    },
    blocksOf(used) {
      const own = [...used].map(blockOf);
      const named = animations().filter(
        ({ id, names }) => !used.has(id) && own.some(({ css }) => names.some((name) => css.includes(name))),
      );
      return [...own, ...named]
        .filter(({ css }) => css !== '')
        .toSorted((one, other) => one.group - other.group);
    },
  };
}
