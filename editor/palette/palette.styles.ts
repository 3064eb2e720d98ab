import styled from 'styled-components';

export const Group = styled.section`
  padding: 4px 12px 12px;
  h2 { margin: 0 0 6px; color: var(--ink-muted); font-size: var(--text-small); font-weight: 600; }
`;

export const List = styled.ul`
  display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 8px; margin: 0; padding: 0; list-style: none;
`;

/** A picture of a component on its paper, which is light in dark colours too, but does not glare; or its icon. */
export const Preview = styled.span`
  display: grid; position: relative; place-items: center; overflow: hidden; aspect-ratio: 8 / 5; border: 1px solid var(--line); border-radius: var(--radius); background: var(--surface); color: var(--ink-muted);
  img { display: block; width: 100%; height: auto; pointer-events: none; }
  &:has(img)::after { content: ''; position: absolute; inset: 0; background: var(--before-pictures); pointer-events: none; }
`;

export const Entry = styled.button`
  display: flex; flex-direction: column; gap: 4px; width: 100%; height: 100%; padding: 0 0 4px;
  border: none; border-radius: var(--radius); background: none; color: var(--ink); font: inherit; font-size: var(--text-small); line-height: 16px; text-align: start; cursor: grab; touch-action: manipulation;
  & > :last-child { padding-inline: 2px; overflow-wrap: anywhere; }
  &:hover ${Preview} { border-color: var(--line-strong); box-shadow: var(--shadow-raised); }
  &[aria-disabled='true'] { color: var(--ink-disabled); cursor: not-allowed; }
  &[aria-disabled='true'] ${Preview} { border-color: var(--line); box-shadow: none; color: var(--ink-disabled); }
  &[aria-disabled='true'] img { opacity: 0.4; filter: grayscale(1); }
  &:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
`;
