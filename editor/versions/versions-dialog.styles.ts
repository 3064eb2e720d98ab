import styled from 'styled-components';
import { LIST_ROOM } from '../app/shell/room.ts';

export const Columns = styled.div`
  display: grid; grid-template-columns: 232px minmax(260px, 320px) minmax(0, 1fr); gap: 0; height: calc(100dvh - 152px); min-height: 320px; margin: 0 -20px -20px; border-top: 1px solid var(--line);
  & > * { min-width: 0; min-height: 0; }
  &[data-of='settings'] { grid-template-columns: 232px minmax(0, 1fr); height: min(60dvh, 560px); }
  /* Below each other. */
  @media (width < ${LIST_ROOM}px) { grid-template: max-content max-content 60dvh / minmax(0, 1fr); overflow: auto; }
`;

export const VersionList = styled.div`
  overflow: auto; padding: 8px; border-inline-end: 1px solid var(--line); background: var(--surface-sunken);
  h3 { margin: 12px 8px 4px; color: var(--ink-muted); font-size: var(--text-small); font-weight: 500; }
  h3:first-child { margin-top: 4px; }
  & > label { margin: 0 8px 8px; }
  ul { margin: 0; padding: 0; list-style: none; }
  li button { display: grid; grid-template-columns: 1fr auto; gap: 0 8px; width: 100%; padding: 6px 8px; border: 0; border-radius: var(--radius); background: none; color: inherit; font: inherit; text-align: start; cursor: pointer; }
  li button:hover { background: var(--surface-hover); }
  li button[aria-pressed='true'] { background: var(--accent-soft); color: var(--accent-ink); }
  li button:focus-visible { outline: 2px solid var(--accent); outline-offset: -2px; }
  li strong { font-weight: 500; }
  li small { grid-column: 1 / -1; color: var(--ink-muted); font-size: var(--text-small); }
`;

export const Changes = styled.div`
  display: flex; flex-direction: column; border-inline-end: 1px solid var(--line);
  & > header { display: flex; flex-wrap: wrap; align-items: center; gap: 8px; padding: 10px 12px; border-bottom: 1px solid var(--line); }
  & > header h3 { flex: 1; margin: 0; font-size: var(--text); font-weight: 600; }
  & > div { flex: 1; overflow: auto; padding: 8px 12px 16px; }
`;

export const Frames = styled.div`
  display: grid; grid-template-columns: 1fr 1fr; gap: 1px; background: var(--line);
  figure { display: flex; flex-direction: column; min-width: 0; min-height: 0; margin: 0; background: var(--surface); }
  figcaption { padding: 8px 12px; font-weight: 500; }
`;
