import styled from 'styled-components';

/** Height of a line, in pixels: of a group's name, and of a text. */
export const HEIGHTS = { group: 36, text: 120 } as const;

export const View = styled.section`
  display: flex; flex-direction: column; flex: none; width: clamp(480px, 58%, 1080px); min-height: 0; border-inline-end: 1px solid var(--line); background: var(--surface);
  @media (width < 900px) { width: 100%; & ~ * { display: none; } }
`;

export const Head = styled.header`
  display: grid; gap: 10px; padding: 12px 16px; border-bottom: 1px solid var(--line);
  & > div { display: flex; flex-wrap: wrap; align-items: center; gap: 6px; }
  h2 { flex: 1; min-width: 0; margin: 0; font-size: var(--text-large); font-weight: 600; }
  .progress { color: var(--ink-muted); font-size: var(--text-small); font-variant-numeric: tabular-nums; }
`;

/** How much is done, in colour; the words say the same. */
export const Meter = styled.i`
  display: block; height: 4px; overflow: hidden; border-radius: 2px; background: var(--surface-pressed);
  &::before { content: ''; display: block; width: calc(100% * var(--share)); height: 100%; border-radius: 2px; background: var(--success-ink); transition: width var(--reveal) var(--ease); }
`;

export const Filter = styled.button`
  display: inline-flex; align-items: center; gap: 6px; height: 28px; padding: 0 10px; border: 1px solid transparent; border-radius: var(--radius); background: none; color: var(--ink-muted); font: inherit; font-weight: 500; cursor: pointer;
  span { color: var(--ink-faint); font-weight: 400; font-variant-numeric: tabular-nums; }
  &:hover { background: var(--surface-hover); color: var(--ink); }
  &[aria-pressed='true'] { background: var(--accent-soft); color: var(--accent-ink); }
  &[aria-pressed='true'] span { color: inherit; }
  &:focus-visible { outline: 2px solid var(--accent); outline-offset: 1px; }
  @media (forced-colors: active) { &[aria-pressed='true'] { border-color: Highlight; } }
`;

export const Rows = styled.ul`
  position: relative; flex: 1; min-height: 0; margin: 0; padding: 0; overflow: auto; list-style: none; scrollbar-gutter: stable;
`;

export const Group = styled.li`
  display: flex; align-items: end; gap: 6px; height: ${HEIGHTS.group}px; padding: 0 16px 6px; overflow: hidden; font-size: var(--text-small); font-weight: 600; white-space: nowrap;
  svg { flex: none; color: var(--ink-muted); }
  span { overflow: hidden; color: var(--ink-faint); font-weight: 400; text-overflow: ellipsis; }
`;

export const Row = styled.li`
  display: grid; grid-template: auto 1fr / 1fr 1fr; gap: 4px 16px; height: ${HEIGHTS.text}px; padding: 8px 16px 10px; border-top: 1px solid var(--line);
  &[data-active] { background: var(--accent-soft); }
  .name { display: flex; gap: 4px; min-width: 0; overflow: hidden; color: var(--ink-muted); font-size: var(--text-small); line-height: 24px; text-overflow: ellipsis; white-space: nowrap; }
  .tools { display: flex; align-items: center; justify-content: flex-end; gap: 4px; height: 24px; }
  .tools > span:first-child { margin-inline-end: auto; }
  .source { min-height: 0; overflow: auto; margin: 0; padding: 5px 0; line-height: 20px; overflow-wrap: anywhere; white-space: pre-wrap; }
  .source:focus-visible { outline: 2px solid var(--accent); outline-offset: 1px; }
  textarea {
    width: 100%; height: 100%; padding: 5px 8px; border: 1px solid var(--line-strong); border-radius: var(--radius); background: var(--surface); color: var(--ink); font: inherit; line-height: 20px; resize: none;
  }
  textarea::placeholder { color: var(--ink-faint); opacity: 1; }
  textarea:focus-visible { border-color: var(--accent); outline: 1px solid var(--accent); outline-offset: 0; }
`;
