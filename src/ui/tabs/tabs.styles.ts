import styled, { keyframes } from 'styled-components';
import { displayText } from '../display-text/display-text.ts';

const reveal = keyframes`from { opacity: 0; translate: 0 8px; }`;

/** As many tabs as the schema allows. */
const MOST = 8;
const EACH = Array.from({ length: MOST }, (_, position) => position + 1);

const SHOWN = '--mark: var(--primary-text); --label: var(--primary-text);';
const NOT_SHOWN = '--mark: transparent; --label: inherit;';

/** The panel that the address names, and its label, as long as no script has taken over. */
const TARGET = `
  &:not([data-hydrated='true']) > :target { display: block; }
  &:not([data-hydrated='true']):has(> :target) > [data-reveal]:not(:target) { display: none; }
  &:not([data-hydrated='true']):has(> :target) > [data-tabs] > a { ${NOT_SHOWN} }
  ${EACH.map((n) => `&:not([data-hydrated='true']):has(> :nth-child(${n + 1}):target) > [data-tabs] > a:nth-child(${n})`).join(',')} { ${SHOWN} }
`;

/** All contents below each other, each under its label. */
const ALL = `
  & > [data-reveal] > :is(h2, h3, h4, h5, h6) { display: block; }
  & > [data-reveal] + [data-reveal] { margin-block-start: 40px; }
`;

/** All styles of the island are on its host, so that the browser does not load the style library for it. */
export const Tabs = styled.div`
  width: 100%;
  min-width: 0;
  & > [data-tabs] {
    display: flex;
    gap: 4px;
    overflow-x: auto;
    overscroll-behavior-x: contain;
    scrollbar-width: none;
    box-shadow: inset 0 -1px var(--line-soft);
  }
  & > [data-tabs] > a {
    ${NOT_SHOWN}
    display: flex;
    flex: none;
    gap: 10px;
    align-items: center;
    min-height: 52px;
    padding: 10px 18px;
    border-block-end: 3px solid var(--mark);
    color: var(--label);
    font-size: 16px;
    font-weight: 600;
    line-height: 1.35;
    text-decoration: none;
    transition: color var(--quick) var(--ease), border-color var(--quick) var(--ease);
    -webkit-tap-highlight-color: transparent;
  }
  & > [data-tabs] > a[data-shown] { ${SHOWN} }
  /* A box that scrolls would cut off a ring around the label. */
  & > [data-tabs] > a:focus-visible { outline-offset: -4px; }
  & > [data-tabs] > a > span { flex: none; pointer-events: none; }
  & > [data-tabs] > a:active { background-color: color-mix(in srgb, currentColor calc(8% * var(--mark-strength, 1)), transparent); }
  @media (hover: hover) { & > [data-tabs] > a:hover { color: var(--primary-text); } }
  & > [data-reveal] { padding-block-start: 28px; scroll-margin-block-start: 72px; min-width: 0; }
  & > [data-reveal] > :is(h2, h3, h4, h5, h6) {
    display: none;
    margin-block-end: 12px;
    ${displayText}
    font-size: var(--text-title);
    line-height: 1.2;
  }
  & > [data-reveal] > div > * + * { margin-block-start: 16px; }
  &[data-hydrated='true'] > [data-reveal]:not([hidden]) > div { animation: ${reveal} var(--reveal) var(--ease); }
  /* The list fades out where it can be scrolled. */
  @media (width < 600px) {
    & > [data-tabs] { padding-inline-end: 32px; mask-image: linear-gradient(to right, #000 calc(100% - 32px), transparent); }
  }
  @media (width >= 900px) {
    &[data-orientation='vertical'] {
      display: grid;
      grid-template-columns: minmax(200px, max-content) minmax(0, 1fr);
      column-gap: clamp(32px, 5vw, 64px);
      align-items: start;
    }
    &[data-orientation='vertical'] > [data-tabs] {
      flex-direction: column;
      grid-row: 1 / span ${MOST};
      box-shadow: inset 1px 0 var(--line-soft);
    }
    &[data-orientation='vertical'] > [data-tabs] > a { border-block-end: 0; border-inline-start: 3px solid var(--mark); }
    &[data-orientation='vertical'] > [data-reveal] { grid-column: 2; padding-block-start: 8px; }
  }
  @media not (scripting: none) { ${TARGET} }
  @media (scripting: none) {
    & > [data-tabs] > a[data-shown] { ${NOT_SHOWN} }
    & > [data-tabs] > a { text-decoration: underline; text-underline-offset: 0.24em; }
    ${ALL}
  }
  @media print {
    & > [data-tabs] { display: none; }
    ${ALL}
  }
  @media (forced-colors: active) {
    & > [data-tabs] > a { border-color: Canvas; }
    & > [data-tabs] > a[data-shown] { border-color: Highlight; }
  }
`;
