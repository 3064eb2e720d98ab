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

/** Parts of a rectangle that are outside the frame are left out, so that boxes never stand beside it. */
function place(box: HTMLElement, element: Element, scale: number) {
  const { left, top, width, height } = element.getBoundingClientRect();
  box.style.transform = `translate(${left * scale}px, ${top * scale}px)`;
  box.style.width = `${width * scale}px`;
  box.style.height = `${height * scale}px`;
  // Tools stand above the box, or inside it where there is no room; they begin where all of them are on the canvas.
  box.toggleAttribute('data-near-top', top * scale < 40);
  const canvasWidth = element.ownerDocument.documentElement.clientWidth;
  const distances = {
    '--to-canvas-start': -left * scale,
    '--to-canvas-end': (canvasWidth - left) * scale,
  };
  for (const [name, pixels] of Object.entries(distances)) box.style.setProperty(name, `${pixels}px`);
  box.hidden = false;
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
    if (element) place(primary, element, size);
    else primary.hidden = true;
  };
  const refresh = () => {
    pending ||= requestAnimationFrame(draw);
  };

  const view = frame.defaultView;
  const sizes = new ResizeObserver(refresh);
  sizes.observe(frame.body);
  sizes.observe(container);
  frame.addEventListener('scroll', refresh, { passive: true, capture: true });
  view?.addEventListener('resize', refresh);
  // Pictures and fonts that arrive late, or never, move what is below them, and so does what is typed.
  frame.addEventListener('load', refresh, true);
  frame.addEventListener('error', refresh, true);
  frame.addEventListener('input', refresh, true);
  return {
    show(mark, ids) {
      shown.set(mark, ids);
      refresh();
    },
    refresh,
    stop() {
      cancelAnimationFrame(pending);
      sizes.disconnect();
      frame.removeEventListener('scroll', refresh, true);
      frame.removeEventListener('load', refresh, true);
      frame.removeEventListener('error', refresh, true);
      frame.removeEventListener('input', refresh, true);
      view?.removeEventListener('resize', refresh);
      for (const box of boxes) box.remove();
    },
  };
}
