import styled, { keyframes } from 'styled-components';

const reveal = keyframes`from { opacity: 0; translate: 0 -8px; }`;

/** All styles of the island are on its host, so that the browser does not load the style library for it. */
export const Accordion = styled.div`
  width: 100%;
  border-block-start: 1px solid var(--line-soft);
  & [data-item] { border-block-end: 1px solid var(--line-soft); }
  & [data-item] > :is(h2, h3, h4, h5, h6) {
    font-family: var(--body-family);
    font-size: 18px;
    font-weight: 600;
    letter-spacing: 0;
    line-height: 1.35;
  }
  & [data-item] > * > button {
    display: flex;
    gap: 24px;
    align-items: center;
    justify-content: space-between;
    width: 100%;
    min-height: 64px;
    padding: 16px 4px;
    border: 0;
    background: none;
    font: inherit;
    letter-spacing: inherit;
    text-align: start;
    cursor: pointer;
    transition: color var(--quick) var(--ease);
    -webkit-tap-highlight-color: transparent;
  }
  & [data-item] > * > button::after {
    content: '';
    flex: none;
    width: 9px;
    height: 9px;
    margin: -5px 6px 0;
    border: solid;
    border-width: 0 2px 2px 0;
    rotate: 45deg;
    transition: rotate var(--reveal) var(--ease), margin var(--reveal) var(--ease);
  }
  & [data-item] > * > button[aria-expanded='true'] { color: var(--primary-text); }
  & [data-item] > * > button[aria-expanded='true']::after { margin-block-start: 5px; rotate: 225deg; }
  & [data-item] > * > button:active { background-color: color-mix(in srgb, currentColor calc(8% * var(--mark-strength, 1)), transparent); }
  @media (hover: hover) { & [data-item] > * > button:hover { color: var(--primary-text); } }
  & [data-reveal] > * { max-width: 72ch; padding: 4px 48px 28px 4px; }
  & [data-reveal] > * > * + * { margin-block-start: 16px; }
  &[data-hydrated='true'] [data-reveal]:not([hidden]) { animation: ${reveal} var(--reveal) var(--ease); }
  /* Without scripts everything is open, so nothing may look as if it could be opened. */
  @media (scripting: none) {
    & [data-item] > * > button { cursor: auto; color: inherit; }
    & [data-item] > * > button::after { content: none; }
  }
`;
