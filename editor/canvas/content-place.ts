import { CONTENT_ID } from '../../src/runtime/registry/page-context.ts';

/** Marks the element of a framed page that takes what is composed, where that is a part of the page. */
export const PLACE_MARK = 'data-content-place';

/** The element of a framed page that takes what is composed, for styles. */
export const PLACE = `:is([${PLACE_MARK}],#${CONTENT_ID}:not(:has([${PLACE_MARK}])))`;

/** The element of a framed page that takes what is composed: the main element, or a part of it. */
export const contentPlaceOf = (frame: Document): HTMLElement | null =>
  frame.querySelector<HTMLElement>(`[${PLACE_MARK}]`) ?? frame.getElementById(CONTENT_ID);
