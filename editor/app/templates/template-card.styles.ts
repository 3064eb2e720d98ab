import styled from 'styled-components';

/** Cards of templates side by side. */
export const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(168px, 45%), 1fr));
  gap: 12px;
`;

/** A template with its picture, name and what it is good for. */
export const Card = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: 8px;
  min-width: 0;
  padding: 8px;
  border: 1px solid var(--line);
  border-radius: var(--radius-large);
  background: var(--surface);
  transition: border-color var(--quick), background-color var(--quick);
  & > strong { padding-inline: 2px; font-weight: 500; overflow-wrap: anywhere; }
  & > small { padding-inline: 2px; color: var(--ink-muted); font-size: var(--text-small); line-height: 16px; }
`;

/** A card that is one of several to choose from. */
export const Choice = styled.label`
  display: block;
  border-radius: var(--radius-large);
  cursor: pointer;
  & > input { position: absolute; opacity: 0; pointer-events: none; }
  & > div { height: 100%; }
  &:hover > div { background: var(--surface-hover); }
  & > input:checked + div { border-color: var(--accent); background: var(--accent-soft); box-shadow: 0 0 0 1px var(--accent); }
  & > input:focus-visible + div { outline: 2px solid var(--accent); outline-offset: 2px; }
  @media (forced-colors: active) { & > input:checked + div { outline: 3px solid Highlight; } }
`;

/** Stands in the place of the picture where there is none. */
export const Blank = styled.span`
  display: grid;
  place-items: center;
  aspect-ratio: 1280 / 800;
  border: 1px dashed var(--line-control);
  border-radius: var(--radius-small);
  color: var(--ink-faint);
`;
