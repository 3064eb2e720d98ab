import styled from 'styled-components';

export const Steps = styled.ol`
  margin: 0; padding: 6px 0; list-style: none;
  button { display: block; width: 100%; padding: 6px 16px; border: 0; background: none; color: var(--ink); font: inherit; text-align: start; }
  small { display: block; overflow: hidden; color: var(--ink-muted); font-size: var(--text-small); text-overflow: ellipsis; white-space: nowrap; }
  button:hover { background: var(--surface-hover); }
  button[data-undone] { color: var(--ink-faint); }
  button[aria-current] { background: var(--accent-soft); color: var(--accent-ink); }
  button:focus-visible { outline: 2px solid var(--accent); outline-offset: -2px; }
`;
