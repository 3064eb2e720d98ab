import styled from 'styled-components';
import { LIST_ROOM } from '../shell/room.ts';

/** Scrolls by itself where a site has many languages. */
export const Sheet = styled.div`
  overflow: auto; max-height: calc(100dvh - 220px); border: 1px solid var(--line); border-radius: var(--radius-large); background: var(--surface);
`;

export const Table = styled.table`
  width: 100%; border-spacing: 0;
  th, td { padding: 0; border-bottom: 1px solid var(--line); text-align: start; }
  thead th { position: sticky; top: 0; z-index: 2; padding: 8px; background: var(--surface); color: var(--ink-muted); font-size: var(--text-small); font-weight: 500; white-space: nowrap; }
  thead small { display: block; color: var(--ink-faint); font-size: 11px; font-weight: 400; }
  tbody th, tfoot th, thead th:first-child { position: sticky; inset-inline-start: 0; z-index: 1; min-width: 200px; max-width: 320px; padding: 8px 12px; overflow: hidden; background: var(--surface); font-weight: 500; text-overflow: ellipsis; white-space: nowrap; }
  thead th:first-child { z-index: 3; }
  @media (width < ${LIST_ROOM}px) { tbody th, tfoot th, thead th:first-child { min-width: 140px; max-width: 140px; } }
  tbody th a { color: inherit; text-decoration: none; }
  tbody th a:hover { text-decoration: underline; }
  tfoot th, tfoot td { border-bottom: 0; background: var(--surface-sunken); }
`;

/** A cell whose ground goes from the colour of what is missing to that of what is done. */
export const Cell = styled.td`
  min-width: 84px;
  & > * {
    position: relative; display: grid; gap: 0; margin: 2px; padding: 6px 8px; border-radius: var(--radius);
    background: color-mix(in oklab, var(--success-soft) calc(var(--share) * 100%), var(--danger-soft)); color: var(--ink); font-variant-numeric: tabular-nums; line-height: 16px; text-decoration: none;
  }
  small { color: var(--ink-muted); font-size: 11px; line-height: 14px; white-space: nowrap; }
  a:hover { box-shadow: inset 0 0 0 1px var(--line-strong); }
  a:focus-visible { outline: 2px solid var(--accent); outline-offset: 0; }
  @media (forced-colors: active) { & > * { border: 1px solid; } }
`;
