import { type RefObject, useEffect, useRef } from 'react';
import { useWorkspace } from '../workspace/workspace.ts';
import { type CanvasOverlay, createCanvasOverlay } from './canvas-overlay.ts';
import { type FrameHandlers, listenToFrame } from './frame-events.ts';

interface Options {
  readonly frame: Document | null;
  readonly elementOf: (id: string) => Element | undefined;
  /** What has the focus while the canvas is used. */
  readonly area: RefObject<HTMLElement | null>;
  /** Holds the marks; stands exactly above the frame. */
  readonly container: RefObject<HTMLElement | null>;
  /** The mark of the primary selection, which contains its tools. */
  readonly primary: RefObject<HTMLElement | null>;
  /** Size of the frame's pixels on the screen. */
  readonly scale: () => number;
  readonly onOpen: FrameHandlers['onOpen'];
  readonly onPressAround: FrameHandlers['onPressAround'];
  readonly onOpenAround: FrameHandlers['onOpenAround'];
  readonly onKey: (event: KeyboardEvent) => void;
}

/** Lets nodes be selected in the frame, and marks them above it. */
export function useCanvasMarks({
  frame,
  elementOf,
  area,
  container,
  primary,
  scale,
  onOpen,
  onPressAround,
  onOpenAround,
  onKey,
}: Options): RefObject<CanvasOverlay | null> {
  const { store } = useWorkspace();
  const overlay = useRef<CanvasOverlay | null>(null);
  useEffect(() => {
    if (!frame || !container.current || !primary.current) return undefined;
    const drawn = createCanvasOverlay({
      container: container.current,
      frame,
      elementOf,
      primary: primary.current,
      scale,
    });
    overlay.current = drawn;
    const showSelection = () => {
      const selection = store.selection();
      drawn.show('selected', selection.slice(0, -1));
      drawn.show('primary', selection.slice(-1));
    };
    showSelection();
    let shown = store.selection();
    const stopStore = store.subscribe(({ isReplayed, touched }) => {
      showSelection();
      const [id] = store.selection().slice(-1);
      if (id !== undefined && ((isReplayed && touched.length > 0) || store.selection() !== shown))
        // After the change has been rendered.
        requestAnimationFrame(() => elementOf(id)?.scrollIntoView({ block: 'nearest', inline: 'nearest' }));
      shown = store.selection();
    });
    const stopFrame = listenToFrame(frame, (id) => store.document().nodes.has(id), {
      onSelect(id, isAdded) {
        const selection = store.selection();
        if (!isAdded) store.select(id === null ? [] : [id]);
        else if (id !== null)
          store.select(
            selection.includes(id) ? selection.filter((other) => other !== id) : [...selection, id],
          );
        area.current?.focus({ preventScroll: true });
      },
      onHover: (id) => drawn.show('hover', id === null ? [] : [id]),
      onOpen,
      onPressAround,
      onOpenAround,
      onKey,
    });
    return () => {
      stopFrame();
      stopStore();
      drawn.stop();
      overlay.current = null;
    };
  }, [frame, store, elementOf, area, container, primary, scale, onOpen, onPressAround, onOpenAround, onKey]);
  return overlay;
}
