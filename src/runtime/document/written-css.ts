import { isRecord } from '../../api/wire/is-record.ts';

/** The CSS of a page's builder document as it was written; '' without any. Pages get it by scopePageCss. */
export const writtenCssOf = (builder: unknown): string =>
  isRecord(builder) && typeof builder.pageCSS === 'string' ? builder.pageCSS : '';

/** Holds what a style element was made from, which holds the CSS of a page as pages get it. */
export const PAGE_CSS = 'data-page-css';
