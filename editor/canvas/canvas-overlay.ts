import { isReadAt, toolsPlace } from './tools-place.ts';

/** What a box of the overlay marks. */
export type Mark = 'hover' | 'selected' | 'primary';

/** Boxes above the frame that follow elements in it; they never change the page. */
export interface CanvasOverlay {
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
  /** The box of the primary selection, which contains its tools. */
  readonly primary: HTMLElement;
  /** Size of the frame's pixels on the screen. */
  readonly scale: () => number;
}

/** Pictures and fonts that arrive late, or never, move what is below them, and so does what is typed. */
const MOVES = ['load', 'error', 'input'];

/** Parts of a rectangle that are outside the frame are left out, so that boxes never stand beside it. */
function place(box: HTMLElement, element: Element, scale: number) {
  const { left, top, width, height } = element.getBoundingClientRect();
  box.style.transform = `translate(${left * scale}px, ${top * scale}px)`;
  box.style.width = `${width * scale}px`;
  box.style.height = `${height * scale}px`;
  box.hidden = false;
}

/** Puts the tools in the box of an element where they cover little; they are out of the way while its text is edited. */
function placeTools(box: HTMLElement, element: Element, scale: number) {
  const { ownerDocument: page } = element;
  const tools = box.firstElementChild as HTMLElement | null;
  const edited = page.querySelector('[contenteditable]');
  box.toggleAttribute('data-editing', edited !== null && element.contains(edited));
  if (!tools) return;
  const { left, top, width, height } = element.getBoundingClientRect();
  const { clientWidth, clientHeight } = page.documentElement;
  const { x, y } = toolsPlace({
    box: { left: left * scale, top: top * scale, width: width * scale, height: height * scale },
    tools: { width: tools.offsetWidth, height: tools.offsetHeight },
    canvas: { width: clientWidth * scale, height: clientHeight * scale },
    isRead: (point) => isReadAt(page, { x: point.x / scale, y: point.y / scale }),
  });
  tools.style.translate = `${x - left * scale}px ${y - top * scale}px`;
}

export function createCanvasOverlay({ container, frame, elementOf, primary, scale }: Options): CanvasOverlay {
  const shown = new Map<Mark, readonly string[]>();
  const boxes: HTMLElement[] = [];
  let pending = 0;

  const draw = () => {
    pending = 0;
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
      if (element) place(box, element, size);
      else box.hidden = true;
    }
    for (const box of boxes.slice(marks.length)) box.hidden = true;
    const [id] = shown.get('primary') ?? [];
    const element = id === undefined ? undefined : elementOf(id);
    if (element) {
      place(primary, element, size);
      placeTools(primary, element, size);
    } else primary.hidden = true;
  };
  const refresh = () => {
    pending ||= requestAnimationFrame(draw);
  };

  const view = frame.defaultView;
  const sizes = new ResizeObserver(refresh);
  sizes.observe(frame.body);
  sizes.observe(container);
  const edited = new MutationObserver(refresh);
  edited.observe(frame.body, { subtree: true, attributeFilter: ['contenteditable'] });
  frame.addEventListener('scroll', refresh, { passive: true, capture: true });
  view?.addEventListener('resize', refresh);
  for (const type of MOVES) frame.addEventListener(type, refresh, true);
  return {
    show(mark, ids) {
      shown.set(mark, ids);
      refresh();
    },
    refresh,
    stop() {
      cancelAnimationFrame(pending);
      sizes.disconnect();
      edited.disconnect();
      frame.removeEventListener('scroll', refresh, true);
      for (const type of MOVES) frame.removeEventListener(type, refresh, true);
      view?.removeEventListener('resize', refresh);
      for (const box of boxes) box.remove();
    },
  };
}
