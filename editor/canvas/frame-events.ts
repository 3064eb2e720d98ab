import { SINGLE_ID } from '../../src/api/wire/document-kinds.ts';
import { CONTENT_ID } from '../../src/runtime/registry/page-context.ts';
import { SHARED_MARK } from '../../src/site/layout/page-frame.ts';
import type { Point } from './canvas-positions.ts';

/** What stands around the composed part of a page and is edited elsewhere: its header, or a shared section of its layout. */
export interface Surrounding {
  readonly kind: 'header' | 'sharedComponent';
  readonly id: string;
}

/** What can be such a part. */
export const SURROUNDINGS = `[data-site-header],[${SHARED_MARK}]`;

/** The part of a framed page that an element belongs to, where it stands around what is composed and is edited elsewhere. */
export const partAround = (element: Element): Element | null =>
  element.closest(`#${CONTENT_ID}`) ? null : element.closest(SURROUNDINGS);

/** What a part around the composed one is. */
export function surroundingOf(part: Element): Surrounding {
  const id = part.getAttribute(SHARED_MARK);
  return id === null ? { kind: 'header', id: SINGLE_ID } : { kind: 'sharedComponent', id };
}

/** What happens in the frame of the canvas, by the id of the node it happens at. */
export interface FrameHandlers {
  /** `isAdded`: the node joins the selection, or leaves it. */
  readonly onSelect: (id: string | null, isAdded: boolean) => void;
  readonly onHover: (id: string | null) => void;
  /** `at` is what was pressed twice, `point` where. */
  readonly onOpen: (id: string, at: Element, point: Point) => void;
  /** A part around the nodes was pressed alone; with `null`, anything else, or a part to add to a selection of nodes. */
  readonly onPressAround?: ((part: Element | null) => void) | undefined;
  /** What stands around the nodes was pressed twice. */
  readonly onOpenAround?: ((surrounding: Surrounding) => void) | undefined;
  /** A key that was pressed while the frame had the focus. */
  readonly onKey: (event: KeyboardEvent) => void;
}

/** Stops what links, forms and controls of the page would do. */
const STOPPED = ['submit', 'auxclick', 'dragstart', 'contextmenu', 'change', 'input', 'pointerup', 'mouseup'];

/** Listens once for all nodes of the page. @returns stops */
export function listenToFrame(
  frame: Document,
  isNode: (id: string) => boolean,
  handlers: FrameHandlers,
): () => void {
  const stop = new AbortController();
  const nodeAt = ({ target }: Event): string | null => {
    for (let element = target as Element | null; element; element = element.parentElement) {
      const id = element.getAttribute?.('data-node');
      if (id && isNode(id)) return id;
    }
    return null;
  };
  const isEdited = ({ target }: Event) => (target as HTMLElement | null)?.isContentEditable === true;
  const on = (type: string, handle: (event: Event) => void) =>
    frame.addEventListener(type, handle, { capture: true, signal: stop.signal });
  const halt = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  for (const type of STOPPED) on(type, (event) => !isEdited(event) && halt(event));
  for (const type of ['pointerdown', 'mousedown']) on(type, (event) => !isEdited(event) && halt(event));
  on('click', (event) => {
    if (isEdited(event)) return;
    halt(event);
    const { shiftKey, metaKey, ctrlKey } = event as MouseEvent;
    const isAdded = shiftKey || metaKey || ctrlKey;
    handlers.onSelect(nodeAt(event), isAdded);
    handlers.onPressAround?.(isAdded ? null : partAround(event.target as Element));
  });
  on('dblclick', (event) => {
    if (isEdited(event)) return;
    halt(event);
    const id = nodeAt(event);
    if (!id) {
      const part = partAround(event.target as Element);
      if (part) handlers.onOpenAround?.(surroundingOf(part));
      return;
    }
    const { clientX: x, clientY: y } = event as MouseEvent;
    handlers.onOpen(id, event.target as Element, { x, y });
  });
  // Nothing moves by itself while a page is composed.
  const hold = (film: HTMLVideoElement) => film.autoplay && film.pause();
  on('play', ({ target }) => void hold(target as HTMLVideoElement));
  for (const film of frame.querySelectorAll('video')) hold(film);
  on('pointerover', (event) => handlers.onHover(nodeAt(event)));
  on('pointerleave', () => handlers.onHover(null));
  on('keydown', (event) => !isEdited(event) && handlers.onKey(event as KeyboardEvent));
  return () => stop.abort();
}
