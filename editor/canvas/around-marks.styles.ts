import styled from 'styled-components';
import { SHARED_COLOR } from './shared-css.ts';

/** Stands exactly above the frame. */
export const AroundMarksFrame = styled.div`position: absolute; inset: 0;`;

/** Marks a part around the page, above the frame; seen while the part is pointed at, pressed, or has the focus. */
export const AroundMark = styled.div`
  position: absolute; inset-block-start: 0; inset-inline-start: 0; border-radius: 2px;
  &[data-state], &:focus-within { outline: 2px solid ${SHARED_COLOR}; outline-offset: -2px; }
  &[data-state='pointed'] { outline-width: 1px; outline-offset: -1px; background: color-mix(in srgb, ${SHARED_COLOR} 10%, transparent); }
`;

/**
 * Names the part, with what can be done with it once it was chosen. Until then its button is there for the keyboard alone.
 * A press beside the button reaches the part below the bar: the second press of two may be there.
 */
export const AroundBar = styled.div`
  position: absolute; inset-block-start: 0; inset-inline-start: 0; translate: var(--tools); z-index: 2; display: flex; align-items: center; gap: 8px; height: 32px; padding: 2px 2px 2px 10px;
  border-radius: var(--radius); background: ${SHARED_COLOR}; color: var(--on-accent); font-size: var(--text-small); font-weight: 600; white-space: nowrap; opacity: 0; pointer-events: none;
  button { position: absolute; opacity: 0; }
  [data-state] > & { opacity: 1; }
  [data-state='pointed'] > & { height: 22px; padding-inline-end: 10px; }
  [data-state='chosen'] > &, &:focus-within { height: 32px; padding-inline-end: 2px; opacity: 1; box-shadow: var(--shadow-overlay); }
  [data-state='chosen'] > & button, &:focus-within button { position: static; opacity: 1; pointer-events: auto; }
`;
