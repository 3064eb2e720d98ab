import styled from 'styled-components';

export const Bar = styled.div`
  position: absolute; inset-block-end: 100%; inset-inline-start: -2px; display: flex; align-items: center; gap: 2px; padding: 2px; margin-block-end: 4px;
  border-radius: var(--radius); background: var(--surface-raised); box-shadow: var(--shadow-overlay); pointer-events: auto; white-space: nowrap;
  & > span { padding-inline: 8px; color: var(--accent-ink); font-size: var(--text-small); font-weight: 600; }
  [data-near-top] > & { inset-block: 4px auto; margin: 0; inset-inline-start: 4px; }
`;
