import styled from 'styled-components';
import { LABELS_ROOM, TOOLS_ROOM } from '../app/shell/room.ts';
import { VISUALLY_HIDDEN } from '../ui/visually-hidden.ts';

export const Group = styled.div`display: flex; gap: 2px;`;

/** Words beside an icon, where the window has room for them; screen readers say them in any case. */
export const Label = styled.span`
  @media (width < ${LABELS_ROOM}px) { ${VISUALLY_HIDDEN} }
`;
export const Divider = styled.i`width: 1px; height: 20px; background: var(--line);`;

/** The number of what is to be mended, which has its place before it is known. */
export const Checks = styled.div`display: flex; justify-content: flex-end; min-width: 56px;`;

/** Tools that narrow windows have in a menu. */
export const Wide = styled.div`
  display: contents;
  & > * { flex: none; }
  /* A choice with a long name leaves room for the others. */
  & > :has(> [aria-haspopup='listbox']) { max-width: 160px; }
  @media (width < ${TOOLS_ROOM}px) { display: none; }
`;

/** What only narrow windows have. */
export const Narrow = styled.div`@media (width >= ${TOOLS_ROOM}px) { display: none; }`;
