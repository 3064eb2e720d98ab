import styled from 'styled-components';

/** All styles of the island are on its host, so that the browser does not load the style library for it. */
export const Carousel = styled.section`
  --gap: var(--gutter);
  --peek: 0px;
  --shown: var(--xs);
  position: relative;
  width: 100%;
  min-width: 0;
  @media (width < 600px) { &[data-peek] { --peek: 28px; } }
  @media (width >= 600px) { --shown: var(--sm); }
  @media (width >= 900px) { --shown: var(--md); }
  @media (width >= 1200px) { --shown: var(--lg); }
  @media (width >= 1536px) { --shown: var(--xl); }
  & > [data-carousel] { display: flex; flex-direction: column; gap: 16px; min-width: 0; }
  /* The room for rings and shadows around the slides. */
  & [data-list] {
    order: -1;
    margin: -4px -4px;
    padding: 4px 4px;
    overflow-x: auto;
    overflow-y: hidden;
    overscroll-behavior-x: contain;
    scroll-snap-type: x mandatory;
    scroll-padding-inline: 4px;
    scrollbar-width: thin;
    border-radius: var(--radius);
  }
  & [data-list][data-moving] { overflow: hidden; scroll-snap-type: none; }
  & [data-track] {
    --column: calc((100% - var(--peek) - (var(--shown) - 1) * var(--gap)) / var(--shown));
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: var(--column);
    grid-template-rows: auto;
    column-gap: var(--gap);
    touch-action: pan-y pinch-zoom;
  }
  & [data-list]:not([data-moving]) > [data-track] { touch-action: auto; }
  /* Between the last and the first slide of a loop the gap belongs to the slide. */
  &[data-loop] [data-track] { column-gap: 0; grid-auto-columns: calc(var(--column) + var(--gap)); }
  &[data-loop] [data-track] > * { margin-inline-end: var(--gap); }
  &[data-cards] [data-track] { grid-template-rows: repeat(4, auto); row-gap: 0; }
  &[data-cards] [data-track] > * { display: grid; grid-row: span 4; grid-template-rows: subgrid; row-gap: 16px; }
  & [data-track] > * { min-width: 0; scroll-snap-align: start; }
  & [data-controls] { display: flex; gap: 8px; align-items: center; min-height: 44px; }
  & [data-controls][hidden] { display: none; }
  & [data-dots] { order: -1; display: flex; flex: 1 1 auto; min-width: 0; margin-inline-start: -10px; }
  & [data-dots] > button {
    position: relative;
    flex: 0 1 44px;
    min-width: 0;
    height: 44px;
    padding: 0;
    border: 0;
    background: none;
    cursor: pointer;
    -webkit-tap-highlight-color: transparent;
  }
  & [data-dots] > button::before {
    content: '';
    position: absolute;
    inset: 50% auto auto 50%;
    width: 10px;
    height: 10px;
    border: 2px solid var(--line);
    border-radius: 5px;
    translate: -50% -50%;
    transition: width var(--reveal) var(--ease), background-color var(--quick) var(--ease);
  }
  & [data-dots] > button[aria-current]::before { width: 24px; border-color: var(--primary); background-color: var(--primary); }
  & [data-controls] > button {
    display: inline-flex;
    flex: none;
    align-items: center;
    justify-content: center;
    width: 44px;
    height: 44px;
    padding: 0;
    border: 1px solid var(--line);
    border-radius: min(var(--field-radius), 22px);
    background-color: var(--paper);
    color: var(--ink);
    cursor: pointer;
    transition: background-color var(--quick) var(--ease), border-color var(--quick) var(--ease);
    -webkit-tap-highlight-color: transparent;
  }
  & [data-controls] > button > span { pointer-events: none; }
  & [data-rotation='pause'] > span:last-child, & [data-rotation='play'] > span:first-child { display: none; }
  & [data-controls] > button[aria-disabled] { border-color: var(--line-soft); color: var(--muted); cursor: default; }
  & [data-controls] > button:not([aria-disabled]):active { background-color: color-mix(in srgb, var(--primary) calc(20% * var(--mark-strength, 1)), var(--paper)); }
  @media (hover: hover) {
    & [data-controls] > button:not([aria-disabled]):hover { border-color: var(--ink); background-color: var(--primary-tint); }
    & [data-dots] > button:hover::before { border-color: var(--primary); }
  }
  /* Many dots have a line of their own on phones, so that a finger meets each. */
  @media (width < 600px) {
    &[data-many] [data-controls] { flex-wrap: wrap; justify-content: flex-end; min-height: 96px; }
    &[data-many] [data-dots] { flex: 1 0 100%; min-height: 44px; margin-inline-start: 0; }
    &[data-many] [data-dots] > button[aria-current]::before { width: 18px; }
  }
  /* Where all slides fit there is nothing to move. */
  @media (width < 600px) { &[data-fits~='xs'] [data-controls] { display: none; } }
  @media (600px <= width < 900px) { &[data-fits~='sm'] [data-controls] { display: none; } }
  @media (900px <= width < 1200px) { &[data-fits~='md'] [data-controls] { display: none; } }
  @media (1200px <= width < 1536px) { &[data-fits~='lg'] [data-controls] { display: none; } }
  @media (width >= 1536px) { &[data-fits~='xl'] [data-controls] { display: none; } }
  @media (forced-colors: active) {
    & [data-dots] > button[aria-current]::before { forced-color-adjust: none; border-color: Highlight; background-color: Highlight; }
    & [data-controls] > button { border-color: ButtonText; }
    & [data-controls] > button[aria-disabled] { border-color: GrayText; color: GrayText; }
  }
  @media print {
    & [data-controls] { display: none; }
    & [data-list] { overflow: visible; }
    & [data-track] { grid-auto-flow: row; grid-auto-columns: auto; transform: none; }
  }
`;
