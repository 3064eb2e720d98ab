import { SHARED_SECTION } from '../../src/runtime/document/shared-sections.ts';
import type { OpenDocument } from '../document/page-document.ts';
import { namedSection } from '../document/shared-section.ts';
import { typeOf } from '../document/tree.ts';

/** The colour of what is shared, by which the canvas tells it from what belongs to the page. */
export const SHARED_COLOR = '#7a3fb5';

/** A border, and the name in the corner. */
const BORDER = `outline:1px dashed ${SHARED_COLOR};outline-offset:-1px;position:relative`;
const NAME = `position:absolute;z-index:60;inset-block-start:0;inset-inline-end:0;padding:2px 8px;border-end-start-radius:6px;background:${SHARED_COLOR};color:#fff;font:600 12px/18px system-ui,sans-serif;pointer-events:none`;
const EMPTY =
  'display:grid;place-items:center;min-height:72px;color:#5b5e69;background:#f6f7f9;font:13px/1.5 system-ui,sans-serif';

/** What the marks say, for the name of a shared section. */
export interface SharedMarks {
  readonly named: (id: string) => string;
  readonly empty: (id: string) => string;
}

const ruleOf = (document: OpenDocument, id: string, { named, empty }: SharedMarks): string => {
  const shown = namedSection(document, id);
  if (shown === null) return '';
  const element = `[data-node="${CSS.escape(id)}"]:not([data-placeholder])`;
  return (
    `${element}{${BORDER}}${element}::after{content:${JSON.stringify(named(shown))};${NAME}}` +
    `${element}:empty::before{content:${JSON.stringify(empty(shown))};${EMPTY}}`
  );
};

/** Reads the styles that mark where a page shows shared sections. */
export function createSharedCss(marks: SharedMarks): (document: OpenDocument) => string {
  let seen: OpenDocument['nodes'] | undefined;
  let css = '';
  return (document) => {
    if (document.nodes === seen) return css;
    seen = document.nodes;
    css = '';
    for (const node of seen.values())
      if (typeOf(node) === SHARED_SECTION) css += ruleOf(document, node.id, marks);
    return css;
  };
}
