import { css } from 'styled-components';

/** What opens over the page beside its trigger. */
export const overlay = css`
  overflow: auto;
  max-width: min(360px, 100vw - 16px);
  padding: 4px;
  border: 1px solid var(--line);
  border-radius: var(--radius-large);
  background: var(--surface-raised);
  color: var(--ink);
  box-shadow: var(--shadow-overlay);
  outline: none;
  &[data-entering] { animation: appear var(--quick) var(--ease); }
`;

/** An entry of a menu or list that opened. */
export const item = css`
  display: flex;
  align-items: center;
  gap: 8px;
  min-height: 32px;
  padding: 4px 8px;
  border-radius: var(--radius);
  color: var(--ink);
  text-decoration: none;
  cursor: pointer;
  outline: none;
  & > svg { color: var(--ink-muted); }
  & > span:first-of-type { flex: 1; min-width: 0; }
  &[data-focused], &[data-hovered] { background: var(--surface-hover); }
  &[data-pressed] { background: var(--surface-pressed); }
  &[data-focus-visible] { outline: 2px solid var(--accent); outline-offset: -2px; }
  &[aria-disabled='true'] { color: var(--ink-disabled); cursor: default; }
  &[data-dangerous], &[data-dangerous] > svg { color: var(--danger-ink); }
  /* The tick of the chosen entry. */
  &[role='option']:not([data-selected]) > svg:last-child,
  &[role='menuitemradio']:not([data-selected]) > svg:last-child { visibility: hidden; }
  &[data-selected] > svg:last-child { color: var(--accent-ink); }
  @media (pointer: coarse) { min-height: 40px; }
`;
