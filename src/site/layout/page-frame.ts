import { CONTENT_ID } from '../../runtime/registry/page-context.ts';
import { escapeHtml } from '../html-document.ts';
import type { LayoutSlot } from './layout-slots.ts';

/** Attribute of wrapper elements on the canvas of the editor: the id of their shared component. */
export const SHARED_MARK = 'data-shared-component';

/** Rendered HTML inside the wrapper element of a shared component. */
export function wrapShared(
  { id, wrapperTag: tag }: Extract<LayoutSlot, { kind: 'component' }>,
  html: string,
  isMarked: boolean,
): string {
  const mark = isMarked ? ` ${SHARED_MARK}="${escapeHtml(id)}"` : '';
  return html ? `<${tag}${mark}>${html}</${tag}>` : '';
}

/** The page's content inside its main element. */
export const wrapMain = (breadcrumb: string, content: string) =>
  `<main id="${CONTENT_ID}" tabindex="-1">${breadcrumb}${content}</main>`;
