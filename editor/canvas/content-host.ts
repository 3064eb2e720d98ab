import { CONTENT_ID } from '../../src/runtime/registry/page-context.ts';

/** Marks the element of a framed page that takes what is composed, where that is a part of the page. */
export const CONTENT_HOST_MARK = 'data-content-host';

/** The element of a framed page that takes what is composed, for styles. */
export const CONTENT_HOST = `:is([${CONTENT_HOST_MARK}],#${CONTENT_ID}:not(:has([${CONTENT_HOST_MARK}])))`;

/** The element of a framed page that takes what is composed: the main element, or a part of it. */
export const contentHostOf = (frame: Document): HTMLElement | null =>
  frame.querySelector<HTMLElement>(`[${CONTENT_HOST_MARK}]`) ?? frame.getElementById(CONTENT_ID);
