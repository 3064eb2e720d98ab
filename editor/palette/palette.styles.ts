import styled from 'styled-components';

export const Group = styled.section`
  padding: 4px 12px 12px;
  h2 { margin: 0 0 6px; color: var(--ink-muted); font-size: var(--text-small); font-weight: 600; }
`;

export const List = styled.ul`
  display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 6px; margin: 0; padding: 0; list-style: none;
`;

export const Entry = styled.button`
  display: flex; flex-direction: column; align-items: center; justify-content: center; gap: 6px; width: 100%; min-height: 68px; padding: 8px 4px;
  border: 1px solid var(--line); border-radius: var(--radius); background: var(--surface); color: var(--ink); font: inherit; font-size: var(--text-small); cursor: grab; touch-action: manipulation;
  svg { color: var(--ink-muted); }
  &:hover { border-color: var(--line-strong); background: var(--surface-hover); }
  &[aria-disabled='true'] { color: var(--ink-disabled); cursor: not-allowed; }
  &[aria-disabled='true'] svg { color: var(--ink-disabled); }
  &:focus-visible { outline: 2px solid var(--accent); outline-offset: 1px; }
`;
