import styled from 'styled-components';
import { PHONE_ROOM } from '../app/shell/phone-room.ts';

export const Group = styled.div`display: flex; gap: 2px;`;

/** Words beside an icon, where the window has room for them; screen readers say them in any case. */
export const Label = styled.span`
  @media (width < 1600px) { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
`;
export const Divider = styled.i`width: 1px; height: 20px; background: var(--line);`;

/** Tools of which phones have a menu instead. */
export const Wide = styled.div`
  display: contents;
  & > * { flex: none; }
  @media (width < ${PHONE_ROOM}px) { display: none; }
`;

/** What only phones have. */
export const Narrow = styled.div`@media (width >= ${PHONE_ROOM}px) { display: none; }`;
