import styled from 'styled-components';

export const Groups = styled.div`
  padding-block: 4px 12px;
  h2 { padding: 12px 12px 4px; color: var(--ink-muted); font-size: var(--text-small); font-weight: 600; }
  ul { margin: 0; padding: 0; list-style: none; }
  li { display: grid; gap: 6px; padding: 8px 12px; border-bottom: 1px solid var(--line); }
  li strong { font-weight: 600; }
  li > div { display: flex; flex-wrap: wrap; gap: 6px; }
`;
