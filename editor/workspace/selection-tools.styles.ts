import styled from 'styled-components';

/** It is measured at each position where it could stand: even the shortest transition would leave it where it was. */
export const Bar = styled.div`
  position: absolute; inset-block-start: 0; inset-inline-start: 0; translate: var(--tools); transition-property: none; z-index: 2; display: flex; align-items: center; gap: 2px; padding: 2px;
  border-radius: var(--radius); background: var(--surface-raised); box-shadow: var(--shadow-overlay); pointer-events: auto; white-space: nowrap;
  [data-editing] > & { opacity: 0; pointer-events: none; }
`;

/** The name of what is selected, by which it is dragged. */
export const Handle = styled.button`
  display: flex; align-items: center; gap: 4px; height: 24px; padding: 0 8px 0 4px; border: 0; border-radius: var(--radius-small);
  background: none; color: var(--accent-ink); font: inherit; font-size: var(--text-small); font-weight: 600; cursor: grab; touch-action: none;
  &:hover { background: var(--surface-hover); }
  &:focus-visible { outline: 2px solid var(--accent); outline-offset: -2px; }
`;
