import type { NodePosition } from '../document/page-document.ts';
import { Plus } from 'lucide';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../ui/button/icon-button.tsx';
import { PositionLine, PlusButton } from './canvas-lines.styles.ts';
import type { CanvasLayout, CanvasPosition } from './canvas-positions.ts';
import { watchInsertPoints } from './insert-points.ts';
import { lineStyle } from './line-style.ts';
import { onDemand } from '../ui/on-demand/on-demand.tsx';

const InsertPopover = onDemand(() =>
  import('../palette/insert-popover.tsx').then((module) => module.InsertPopover),
);

/** The pointer that leaves the line for the button has this long to arrive, in milliseconds. */
const LEAVE_MS = 200;
/** The button is so far beside the pointer, in pixels of the screen, that a click there still selects. */
const BESIDE = 28;

interface Props {
  readonly frame: Document;
  readonly layout: () => CanvasLayout;
  /** Size of the frame's pixels on the screen. */
  readonly scale: () => number;
  /** The last movement of the pointer over the page, before this was loaded. */
  readonly last: Readonly<RefObject<PointerEvent | null>>;
}

/** Where the button is along its line, in pixels of the screen. @param x where the pointer is in the frame */
function buttonOffset(
  { line: { left, length, isVertical } }: CanvasPosition,
  x: number,
  scale: number,
): number {
  const end = length * scale;
  if (isVertical || end < 4 * BESIDE) return end / 2;
  const beside = (x - left) * scale + BESIDE;
  return beside > end - BESIDE / 2 ? beside - 2 * BESIDE : beside;
}

/** A line between two components that the pointer is near to, with a button that inserts something there. */
export function InsertPoint({ frame, layout, scale, last }: Props) {
  const { t } = useTranslation();
  const line = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLSpanElement>(null);
  const near = useRef<CanvasPosition | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [position, setPosition] = useState<NodePosition | null>(null);
  const isOpen = useRef(false);

  const hideSoon = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      if (line.current && !isOpen.current) line.current.hidden = true;
    }, LEAVE_MS);
  };
  useEffect(() => {
    const stop = watchInsertPoints({
      frame,
      layout,
      scale,
      last: last.current,
      onPosition(found, x) {
        if (isOpen.current) return;
        if (!found) return hideSoon();
        clearTimeout(timer.current);
        near.current = found;
        // Styled without React: a moving pointer renders nothing.
        if (!line.current || !button.current) return;
        Object.assign(line.current.style, lineStyle(found.line, scale()));
        const offset = `${buttonOffset(found, x, scale())}px`;
        const { isVertical } = found.line;
        Object.assign(button.current.style, {
          left: isVertical ? '50%' : offset,
          top: isVertical ? offset : '50%',
        });
        line.current.hidden = false;
      },
    });
    return () => {
      stop();
      clearTimeout(timer.current);
    };
  }, [frame, layout, scale, last]);

  const close = () => {
    isOpen.current = false;
    setPosition(null);
    if (line.current) line.current.hidden = true;
  };
  return (
    <PositionLine ref={line} data-insert-line="" hidden>
      <PlusButton ref={button} onPointerEnter={() => clearTimeout(timer.current)} onPointerLeave={hideSoon}>
        <IconButton
          icon={Plus}
          size="small"
          variant="primary"
          label={t('insert.here')}
          excludeFromTabOrder
          onPress={() => {
            isOpen.current = true;
            setPosition(near.current);
          }}
        />
      </PlusButton>
      {position && <InsertPopover position={position} triggerRef={button} onClose={close} />}
    </PositionLine>
  );
}
