import { CONTENT_ID } from '../../src/runtime/registry/page-context.ts';
import { CONTENT_HOST_MARK } from './content-host.ts';

/** Marks what came with the surroundings: styles, and what stands in the main element before the content. */
const MARK = 'data-surroundings';

const HOST = `[${CONTENT_HOST_MARK}]`;

const partsOf = ({ head }: Document, main: Element | null): Element[] => [
  ...head.querySelectorAll('style'),
  ...(main?.children ?? []),
];

/** Marks all that a document has as its surroundings. To be called before anything is added to it. */
export function markSurroundings(frame: Document): void {
  for (const part of partsOf(frame, frame.getElementById(CONTENT_ID))) part.setAttribute(MARK, '');
}

/**
 * Puts the layout and the styles of another HTML document around the content of a frame, which stays as it is, with its
 * elements and its scroll position; so does what is composed in a marked host, where the other document has one.
 */
export function replaceSurroundings(frame: Document, html: string): void {
  const next = new DOMParser().parseFromString(html, 'text/html');
  const main = frame.getElementById(CONTENT_ID);
  const nextMain = next.getElementById(CONTENT_ID);
  if (!main || !nextMain) return;
  const view = frame.scrollingElement;
  const scrollTop = view?.scrollTop ?? 0;
  const composed = frame.querySelector(HOST);
  if (composed) next.querySelector(HOST)?.replaceWith(composed);
  markSurroundings(next);
  for (const part of partsOf(frame, main)) if (part.hasAttribute(MARK)) part.remove();
  frame.head.prepend(...next.head.querySelectorAll('style'));
  main.prepend(...nextMain.children);
  nextMain.replaceWith(main);
  frame.body.replaceChildren(...next.body.childNodes);
  if (view) view.scrollTop = scrollTop;
}
