import styled from 'styled-components';

export const Selector = styled.nav`
  position: relative;
  width: fit-content;
  font-size: 16px;
  line-height: 1.3;
  &[data-align='center'] { margin-inline: auto; }
  &[data-align='end'] { margin-inline-start: auto; }

  & summary {
    display: inline-flex;
    gap: 8px;
    align-items: center;
    min-height: 44px;
    padding: 8px 12px;
    border-radius: var(--field-radius);
    font-weight: 550;
    list-style: none;
    cursor: pointer;
    user-select: none;
    transition: background-color var(--quick) var(--ease);
  }
  & summary::-webkit-details-marker { display: none; }
  & summary > svg[data-side='right'] { transition: rotate var(--reveal) var(--ease); }
  & details[open] > summary > svg[data-side='right'] { rotate: 180deg; }
  & summary:active { background-color: color-mix(in srgb, currentColor calc(16% * var(--mark-strength, 1)), transparent); }
  @media (hover: hover) {
    & summary:hover { background-color: color-mix(in srgb, currentColor calc(8% * var(--mark-strength, 1)), transparent); }
  }
`;

export const Choices = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 4px;
  margin-inline: -10px;
  details > & {
    position: var(--popup-position, absolute);
    z-index: 30;
    inset-block-start: calc(100% + 8px);
    inset-inline: var(--popup-start, 0) var(--popup-end, auto);
    display: block;
    width: max-content;
    min-width: 220px;
    max-width: calc(100vw - 2 * var(--margin));
    max-height: min(70vh, 440px);
    margin: 0;
    padding: 8px;
    overflow-y: auto;
    overscroll-behavior: contain;
    border: 1px solid var(--line-soft);
    border-radius: min(var(--radius), 16px);
    background-color: var(--paper);
    box-shadow: var(--shadow-overlay);
  }
  [data-align='end'] > details > & { inset-inline: auto 0; }

  & a {
    display: flex;
    gap: 12px;
    align-items: center;
    justify-content: space-between;
    min-height: 44px;
    padding: 6px 10px;
    border-radius: min(var(--field-radius), 10px);
    color: inherit;
    text-decoration: none;
    transition: background-color var(--quick) var(--ease);
  }
  & a > span { text-decoration: underline transparent 2px; text-underline-offset: 0.3em; }
  & a[aria-current] { font-weight: 650; color: var(--primary-text); }
  [data-layout='inline'] > & a[aria-current] > span { text-decoration-color: currentColor; }
  & a:active { background-color: color-mix(in srgb, currentColor calc(16% * var(--mark-strength, 1)), transparent); }
  @media (hover: hover) { & a:hover { background-color: color-mix(in srgb, currentColor calc(8% * var(--mark-strength, 1)), transparent); } }
  & a:focus-visible { outline-offset: -2px; }
`;

export const Note = styled.p`
  margin-block-start: 4px;
  font-size: 14px;
  line-height: 1.45;
  &:empty { display: none; }
`;
