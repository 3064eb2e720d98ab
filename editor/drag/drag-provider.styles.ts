import styled from 'styled-components';

/** What follows the pointer while something is dragged. */
export const Ghost = styled.div`
  display: inline-flex; align-items: center; gap: 6px; padding: 6px 10px; border-radius: var(--radius);
  background: var(--surface-raised); box-shadow: var(--shadow-overlay); cursor: grabbing;
`;
