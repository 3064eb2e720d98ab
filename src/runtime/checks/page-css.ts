import type { scopePageCss } from '../document/page-css.ts';
import { writtenCssOf } from '../document/written-css.ts';
import { type CheckFinding, found } from './check-finding.ts';
import type { CheckedDocument } from './checked-document.ts';

/** Reads the CSS of a page: the parser is larger than all checks together, and most pages have no CSS. */
export type ReadCss = typeof scopePageCss;

/** The parts of the page's CSS that visitors do not get. */
export const checkPageCss = ({ body }: CheckedDocument, readCss: ReadCss): CheckFinding[] =>
  readCss(writtenCssOf(body.builder)).refused.map(({ reason, part, line }) =>
    found('warning', `css-${reason}`, null, '/builder/pageCSS', { part, line }),
  );
