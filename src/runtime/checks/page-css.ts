import { scopePageCss } from '../document/page-css.ts';
import { writtenCssOf } from '../document/written-css.ts';
import { type CheckFinding, found } from './check-finding.ts';
import type { CheckedDocument } from './checked-document.ts';

/** The parts of the page's CSS that visitors do not get. */
export const checkPageCss = ({ body }: CheckedDocument): CheckFinding[] =>
  scopePageCss(writtenCssOf(body.builder)).refused.map(({ reason, part, line }) =>
    found('warning', `css-${reason}`, null, '/builder/pageCSS', { part, line }),
  );
