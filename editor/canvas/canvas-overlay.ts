import { createCanvasTools } from './canvas-tools.ts';
import { watchMoves } from './watch-moves.ts';
import type { CanvasBox } from './toolbar-position.ts';

/** What a box of the overlay marks. */
export type Mark = 'hover' | 'selected' | 'primary';

/** Boxes above the frame that follow elements in it; they never change the page. */
export interface CanvasOverlay {
  /** Puts marks at what is rendered at once where they were not; what is rendered later gets them at the next frame. */
  readonly show: (mark: Mark, ids: readonly string[]) => void;
  /** Puts the boxes where their elements are now, at the next frame of the browser. */
  readonly refresh: () => void;
  readonly stop: () => void;
}

interface Options {
  /** Holds the boxes; stands exactly above the frame. */
  readonly container: HTMLElement;
  readonly frame: Document;
  readonly elementOf: (id: string) => Element | undefined;
  /** The box of the primary selection, which contains its tools; it says in `data-of` which node it was put at. */
  readonly primary: HTMLElement;
  /** Size of the frame's pixels on the screen. */
  readonly scale: () => number;
}

/** Puts a mark above an element of the frame. @returns where that is */
export function positionMark(mark: HTMLElement, element: Element, scale: number): CanvasBox {
  const rect = element.getBoundingClientRect();
  const [left, top] = [rect.left * scale, rect.top * scale];
  const [width, height] = [rect.width * scale, rect.height * scale];
  mark.style.transform = `translate(${left}px, ${top}px)`;
  mark.style.width = `${width}px`;
  mark.style.height = `${height}px`;
  mark.hidden = false;
  return { left, top, width, height };
}

export function createCanvasOverlay({ container, frame, elementOf, primary, scale }: Options): CanvasOverlay {
  const shown = new Map<Mark, readonly string[]>();
  const boxes: HTMLElement[] = [];
  const tools = createCanvasTools({ page: frame, mark: primary, scale });
  /** The element of which the text is edited in its place. */
  let edited: Element | null = null;
  let primaryId: string | undefined;
  let pending = 0;

  const draw = () => {
    const size = scale();
    const marks = [...shown].flatMap(([mark, ids]) =>
      mark === 'primary' ? [] : ids.map((id) => ({ mark, id })),
    );
    for (const [at, { mark, id }] of marks.entries()) {
      let box = boxes[at];
      if (!box) {
        box = container.ownerDocument.createElement('div');
        boxes.push(box);
        container.prepend(box);
      }
      box.dataset.mark = mark;
      const element = elementOf(id);
      if (element) positionMark(box, element, size);
      else box.hidden = true;
    }
    for (const box of boxes.slice(marks.length)) box.hidden = true;
    const element = primaryId === undefined ? undefined : elementOf(primaryId);
    // The tools are out of the way while the text is edited.
    primary.toggleAttribute('data-editing', edited !== null && element?.contains(edited) === true);
    if (element) {
      tools.follow(positionMark(primary, element, size));
      primary.dataset.of = primaryId;
    } else primary.hidden = true;
  };
  const refresh = () => {
    pending ||= requestAnimationFrame(() => {
      pending = 0;
      draw();
    });
  };

  const stopMoves = watchMoves(frame, container, (isResized) => {
    refresh();
    if (isResized) tools.settle();
  });
  const findEdited = () => {
    edited = frame.querySelector('[contenteditable]');
    refresh();
    tools.settle();
  };
  const edits = new MutationObserver(findEdited);
  edits.observe(frame.body, { subtree: true, attributeFilter: ['contenteditable'] });
  return {
    show(mark, ids) {
      shown.set(mark, ids);
      if (mark === 'primary') {
        if (ids[0] === primaryId) tools.settle();
        else {
          tools.select();
          [primaryId] = ids;
          // The page has not changed yet: asking where things are lays nothing out.
          draw();
        }
      }
      refresh();
    },
    refresh,
    stop() {
      cancelAnimationFrame(pending);
      stopMoves();
      edits.disconnect();
      tools.stop();
      for (const box of boxes) box.remove();
    },
  };
}
