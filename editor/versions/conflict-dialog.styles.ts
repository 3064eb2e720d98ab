import styled from 'styled-components';

export const Sides = styled.div`
  display: grid; grid-template-columns: repeat(auto-fit, minmax(220px, 1fr)); gap: 20px;
  h3 { margin: 0 0 8px; font-size: var(--text); font-weight: 600; color: var(--ink-muted); }
`;
export const Hint = styled.p`color: var(--ink-muted); font-size: var(--text-small);`;
