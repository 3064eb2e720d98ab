import styled from 'styled-components';

export const Tree = styled.div`position: relative; height: 100%; overflow: auto; user-select: none;`;

export const Row = styled.div`
  position: relative; display: flex; align-items: center; gap: 6px; height: 30px; padding-inline-end: 6px; cursor: default; contain: size layout style;
  & > svg { flex: none; color: var(--ink-muted); }
  .toggle { flex: none; display: grid; place-items: center; width: 18px; height: 24px; color: var(--ink-faint); }
  .name { flex: 0 1 auto; min-width: 0; max-width: 50%; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  .summary { flex: 1; min-width: 0; overflow: hidden; color: var(--ink-faint); text-overflow: ellipsis; white-space: nowrap; }
  .hidden { flex: none; display: grid; place-items: center; color: var(--ink-faint); }
  .toggle[data-nowhere] ~ :is(.name, svg) { opacity: .55; }
  .tools { display: flex; gap: 2px; }
  .tools button { display: grid; place-items: center; width: 24px; height: 24px; padding: 0; border: 0; border-radius: var(--radius-small); background: none; color: var(--ink-muted); }
  .tools button:hover { background: var(--surface-pressed); color: var(--ink); }
  &:hover { background: var(--surface-hover); }
  &[data-selected] { background: var(--accent-soft); color: var(--accent-ink); }
  &[data-selected] > svg { color: var(--accent-ink); }
  &:focus-visible { outline: 2px solid var(--accent); outline-offset: -2px; }
  &[data-drop='before']::before, &[data-drop='after']::after {
    content: ''; position: absolute; inset-inline: 8px 6px; height: 2px; border-radius: 1px; background: var(--accent);
  }
  &[data-drop='before']::before { top: -1px; }
  &[data-drop='after']::after { bottom: -1px; }
  &[data-drop='inside'] { outline: 2px solid var(--accent); outline-offset: -2px; }
  &[data-drop='refused'] { outline: 2px solid var(--danger); outline-offset: -2px; }
  &[data-dragged] { opacity: .5; }
`;

export const SlotRow = styled.div`
  height: 30px; padding-block-start: 4px; padding-inline-end: 6px; overflow: hidden; color: var(--ink-faint); font-size: var(--text-small); line-height: 26px; text-overflow: ellipsis; white-space: nowrap;
`;

export const Empty = styled.p`margin: 24px 16px; color: var(--ink-muted); text-align: center;`;
