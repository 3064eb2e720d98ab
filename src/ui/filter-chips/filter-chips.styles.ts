import styled from 'styled-components';

/** All styles of the island are on its host, so that the browser does not load the style library for it. */
export const Filter = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 16px 24px;
  align-items: last baseline;
  justify-content: space-between;
  min-width: 0;
  @media (width < 900px) { flex-flow: column; align-items: stretch; }
  & > [role='group'] { display: flex; flex-wrap: wrap; gap: 8px; min-width: 0; }
  /* Many classes would push the first car off a phone's screen: there they stand in one line that scrolls. */
  @media (width < 600px) {
    & > [role='group'] { flex-wrap: nowrap; margin-inline: calc(-1 * var(--margin)); padding: 4px var(--margin); overflow-x: auto; overscroll-behavior-x: contain; scrollbar-width: none; }
  }
  & > [role='status'] { flex: none; color: var(--muted); font-size: 16px; font-variant-numeric: tabular-nums; }
  & button {
    flex: none;
    min-height: 44px;
    padding: 8px 18px;
    border: 1px solid var(--line);
    border-radius: var(--field-radius);
    background-color: var(--paper);
    color: var(--ink);
    font-size: 16px;
    font-weight: 600;
    line-height: 1.3;
    cursor: pointer;
    transition: background-color var(--quick) var(--ease), border-color var(--quick) var(--ease), color var(--quick) var(--ease);
    -webkit-tap-highlight-color: transparent;
  }
  & button[aria-pressed='true'] { border-color: var(--primary); background-color: var(--primary); color: var(--on-primary); }
  @media (hover: hover) { & button:not([aria-pressed='true']):hover { border-color: var(--ink); background-color: var(--primary-tint); } }
  & button:not([aria-pressed='true']):active { background-color: color-mix(in srgb, var(--primary) calc(20% * var(--mark-strength, 1)), var(--paper)); }
  @media (forced-colors: active) {
    & button[aria-pressed='true'] { forced-color-adjust: none; border-color: Highlight; background-color: Highlight; color: HighlightText; }
  }
`;
