import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { KeyCaps } from './key-caps.tsx';
import { TOOLTIP, TOOLTIP_KEYS, watchAnchors } from './watch-anchors.ts';

const GAP = 6;
/** React Aria leaves it alone: a press on it is not one beside an open dialog. */
const IN_TOP_LAYER = { 'data-react-aria-top-layer': 'true' };

const Bubble = styled.div`
  position: fixed;
  inset: auto;
  z-index: 100;
  display: flex;
  align-items: center;
  gap: 8px;
  width: max-content;
  max-width: 280px;
  margin: 0;
  padding: 4px 8px;
  overflow: visible;
  border: 0;
  border-radius: var(--radius);
  background: var(--tooltip);
  color: var(--on-tooltip);
  font-size: var(--text-small);
  line-height: 16px;
  box-shadow: var(--shadow-overlay);
  animation: appear var(--quick) var(--ease);
  /* The pointer reaches it without leaving what it explains. */
  &::before { content: ''; position: absolute; inset: -${GAP}px 0; z-index: -1; }
`;

/** Puts the bubble above a control, or below it where there is no room; within the window. */
function positionBubble(bubble: HTMLElement, anchor: HTMLElement): void {
  const { top, bottom, left, width } = anchor.getBoundingClientRect();
  const { offsetWidth, offsetHeight } = bubble;
  const above = top - GAP - offsetHeight;
  const most = document.documentElement.clientWidth - offsetWidth - GAP;
  bubble.style.top = `${above < GAP ? bottom + GAP : above}px`;
  bubble.style.left = `${Math.max(GAP, Math.min(left + (width - offsetWidth) / 2, most))}px`;
}

function Tooltip({ anchor }: { readonly anchor: HTMLElement }) {
  const id = useId();
  const bubble = useRef<HTMLDivElement>(null);
  const keys = anchor.getAttribute(TOOLTIP_KEYS);
  useLayoutEffect(() => {
    const { current } = bubble;
    if (!current) return undefined;
    // Above open dialogs, where the browser has a layer for it.
    current.showPopover?.();
    const follow = () => positionBubble(current, anchor);
    follow();
    // The focus may have scrolled its control into view.
    document.addEventListener('scroll', follow, true);
    return () => document.removeEventListener('scroll', follow, true);
  }, [anchor]);
  useEffect(() => {
    // Its text is the name of the control already; the keys are not.
    if (keys === null) return undefined;
    const own = anchor.getAttribute('aria-describedby');
    anchor.setAttribute('aria-describedby', own === null ? id : `${own} ${id}`);
    return () => {
      if (own === null) anchor.removeAttribute('aria-describedby');
      else anchor.setAttribute('aria-describedby', own);
    };
  }, [anchor, id, keys]);
  return (
    // Outside of all landmarks, and nothing to come to by itself: it is read as the description of its control.
    <Bubble ref={bubble} id={id} role="tooltip" aria-hidden popover="manual" {...IN_TOP_LAYER}>
      {anchor.getAttribute(TOOLTIP)}
      {keys !== null && <KeyCaps keys={keys} />}
    </Bubble>
  );
}

/** The tooltips of all controls that have the attributes: one listener for the window, no component per control. */
export function Tooltips() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  useEffect(() => watchAnchors(setAnchor), []);
  return anchor && <Tooltip key={anchor.getAttribute(TOOLTIP)} anchor={anchor} />;
}
