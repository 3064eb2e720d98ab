import styled from 'styled-components';

export const Group = styled.div`display: flex; gap: 2px;`;

/** Words beside an icon, where the window has room for them; screen readers say them in any case. */
export const Label = styled.span`
  @media (width < 1600px) { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
`;
export const Divider = styled.i`width: 1px; height: 20px; background: var(--line);`;
