import { createElement, Fragment, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';

/** The rules of one styled element or animation. */
interface Block {
  readonly id: string;
  /** As styled-components writes them, with the mark by which it knows them again in the browser. */
  readonly css: string;
  /** Blocks of the animations that the rules name. */
  readonly animations: readonly string[];
}

/** CSS of the components, compiled once in the life of the process and handed out by page. */
export interface ComponentStyles {
  /** HTML of an element; the blocks whose classes stand in it are added to `used`. */
  readonly toHtml: (element: ReactNode, used: Set<string>) => string;
  /** CSS of the blocks, in the order of the modules that they stand in. */
  readonly cssOf: (used: ReadonlySet<string>) => string;
}

// The rules of a block, and the mark behind them: `data-styled.g12[id="sc-…"]{content:"class,"}`.
const BLOCK = /(.*?)data-styled\.g\d+\[id="([^"]+)"\]\{content:"([^"]*),"\}\/\*!sc\*\/\n/gs;

const ANIMATION = 'sc-keyframes-';

/** The blocks of a sheet, out of the text in which styled-components hands it over. */
function readBlocks(tags: string): Block[] {
  const blocks = [...tags.replace(/<\/?style[^>]*>/g, '').matchAll(BLOCK)].map(
    ([css, rules = '', id = '', name = '']) => ({ id, name, css, rules }),
  );
  const animations = blocks.filter(({ id }) => id.startsWith(ANIMATION));
  return blocks.map(({ id, css, rules }) => ({
    id,
    css,
    animations: animations.filter(({ name }) => rules.includes(name)).map((animation) => animation.id),
  }));
}

const PREFIX = 'sc-';
const STYLED = `class="${PREFIX}`;

/** Adds the ids of the blocks whose elements stand in HTML: class attributes start with them, and quotes in texts are escaped. */
function noteBlocks(html: string, used: Set<string>) {
  for (let at = html.indexOf(STYLED); at >= 0; at = html.indexOf(STYLED, at)) {
    at += STYLED.length - PREFIX.length;
    // An element made out of another one has the ids of both.
    for (let end = 0; html.startsWith(PREFIX, at); at = end + 1) {
      end = html.indexOf(' ', at);
      used.add(html.slice(at, end));
    }
  }
}

/**
 * Compiling a component's CSS takes about a tenth of drawing a page, and comes out the same every time: blocks are
 * static (scripts/check/static-styles.ts), so one sheet for all pages is bounded and never out of date.
 */
export function createComponentStyles(): ComponentStyles {
  const sheet = new ServerStyleSheet();
  let blocks: readonly Block[] = [];
  let known: ReadonlySet<string> = new Set();
  return {
    toHtml(element, used) {
      const html = renderToString(sheet.collectStyles(createElement(Fragment, null, element)));
      noteBlocks(html, used);
      return html;
    },
    cssOf(used) {
      if ([...used].some((id) => !known.has(id))) {
        blocks = readBlocks(sheet.getStyleTags());
        known = new Set(blocks.map(({ id }) => id));
      }
      const wanted = new Set(used);
      for (const { id, animations } of blocks)
        if (used.has(id)) for (const animation of animations) wanted.add(animation);
      return blocks.map(({ id, css }) => (wanted.has(id) ? css : '')).join('');
    },
  };
}
