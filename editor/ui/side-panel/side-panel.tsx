import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef } from 'react';
import styled from 'styled-components';

const Frame = styled.aside`
  position: relative;
  display: flex;
  flex-direction: column;
  flex: none;
  min-height: 0;
  background: var(--surface);
  &[data-side='start'] { border-inline-end: 1px solid var(--line); }
  &[data-side='end'] { border-inline-start: 1px solid var(--line); }
`;
const Edge = styled.div`
  position: absolute;
  inset-block: 0;
  z-index: 1;
  width: 9px;
  cursor: col-resize;
  touch-action: none;
  outline: none;
  [data-side='start'] > & { inset-inline-end: -5px; }
  [data-side='end'] > & { inset-inline-start: -5px; }
  &::after {
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline-start: 3px;
    width: 3px;
    background: transparent;
    transition: background-color var(--quick);
  }
  &:hover::after, &[data-dragged]::after { background: var(--line-strong); }
  &:focus-visible::after { background: var(--accent); }
`;

/** Pixels by which one press of an arrow key moves the edge; with Shift as many times more. */
const STEP = 16;
const BIG_STEPS = 4;

export interface SidePanelProps {
  /** The side of the window that it stands on, in the direction of reading. */
  readonly side: 'start' | 'end';
  /** Name of the panel for screen readers. */
  readonly label: string;
  /** Name of its movable edge for screen readers. */
  readonly edgeLabel: string;
  /** In pixels, as are the limits. */
  readonly width: number;
  readonly minWidth: number;
  readonly maxWidth: number;
  readonly onWidthChange: (width: number) => void;
  readonly children: ReactNode;
}

/**
 * A panel beside the page, whose inner edge is moved by pointer or by arrow keys, Home and End. It is closed by not
 * being rendered.
 */
export function SidePanel({
  side,
  label,
  edgeLabel,
  width,
  minWidth,
  maxWidth,
  onWidthChange,
  children,
}: SidePanelProps) {
  const grip = useRef<{ readonly x: number; readonly width: number } | null>(null);
  const limit = (wanted: number) => Math.round(Math.min(maxWidth, Math.max(minWidth, wanted)));
  /** Pixels that the panel grows by when its edge moves right by one. */
  const growthOf = (edge: HTMLElement) =>
    (side === 'start') === (getComputedStyle(edge).direction !== 'rtl') ? 1 : -1;

  const grab = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    event.currentTarget.dataset.dragged = '';
    grip.current = { x: event.clientX, width };
  };
  const drag = (event: PointerEvent<HTMLElement>) => {
    if (!grip.current) return;
    const moved = (event.clientX - grip.current.x) * growthOf(event.currentTarget);
    onWidthChange(limit(grip.current.width + moved));
  };
  const release = (event: PointerEvent<HTMLElement>) => {
    grip.current = null;
    delete event.currentTarget.dataset.dragged;
  };
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const step = (event.shiftKey ? BIG_STEPS : 1) * STEP * growthOf(event.currentTarget);
    const widths: Readonly<Record<string, number>> = {
      ArrowRight: width + step,
      ArrowLeft: width - step,
      Home: minWidth,
      End: maxWidth,
    };
    const wanted = widths[event.key];
    if (wanted === undefined) return;
    event.preventDefault();
    onWidthChange(limit(wanted));
  };
  return (
    <Frame data-side={side} aria-label={label} style={{ width }}>
      {children}
      <Edge
        role="separator"
        tabIndex={0}
        aria-orientation="vertical"
        aria-label={edgeLabel}
        aria-valuenow={width}
        aria-valuemin={minWidth}
        aria-valuemax={maxWidth}
        onPointerDown={grab}
        onPointerMove={drag}
        onPointerUp={release}
        onPointerCancel={release}
        onKeyDown={move}
      />
    </Frame>
  );
}
