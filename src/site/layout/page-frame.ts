import { CONTENT_ID } from '../../runtime/registry/page-context.ts';
import type { WrapperTag } from './layout-slots.ts';

/** Rendered HTML inside the wrapper element of a shared component. */
export const wrapShared = (tag: WrapperTag, html: string) => (html ? `<${tag}>${html}</${tag}>` : '');

/** The page's content inside its main element. */
export const wrapMain = (breadcrumb: string, content: string) =>
  `<main id="${CONTENT_ID}" tabindex="-1">${breadcrumb}${content}</main>`;
