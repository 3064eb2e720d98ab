import styled from 'styled-components';
import { LOW_WINDOW } from '../../runtime/theme/low-window.ts';
import { displayText } from '../../ui/display-text/display-text.ts';

export const Screen = styled.section`
  width: 100%;
  max-width: calc(var(--box-width) + 2 * var(--margin));
  margin-inline: auto;
  padding: 20px var(--margin) var(--section);
  display: grid;
  gap: 24px;
  & > * { min-width: 0; }
`;

const button = `
  display: inline-flex;
  gap: 8px;
  align-items: center;
  justify-content: center;
  min-height: 44px;
  padding: 8px 16px;
  border: 1px solid var(--line);
  border-radius: var(--field-radius);
  background: var(--paper);
  color: var(--ink);
  font-size: 16px;
  font-weight: 600;
  line-height: 1.25;
  text-decoration: none;
  cursor: pointer;
`;

/** All styles of the island are on its host, so that the browser does not load the style library for it. */
export const Results = styled.div`
  & [data-results] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 12px 24px;
    align-items: start;
  }
  & [data-head] { display: flex; flex-wrap: wrap; gap: 2px 20px; align-items: baseline; }
  & [data-head] h1 { ${displayText} font-size: var(--text-headline); line-height: 1.15; }
  & [data-head] p, & [data-exchange] { color: var(--muted); font-size: 16px; }
  & [data-about], & [data-controls] { display: grid; gap: 12px; min-width: 0; }
  & [data-about]:empty { display: none; }
  & [data-exchange] { white-space: pre-line; }

  & [data-bar] { display: flex; flex-wrap: wrap; gap: 8px 12px; align-items: center; }
  & [data-explained] { flex-basis: 100%; color: var(--muted); font-size: 14px; }
  & [data-open-filters], & [data-ways] > *, & [data-notice] button, & [data-compare-bar] button, & noscript button, & [data-clear], & [data-primary] { ${button} }
  & [data-open-filters] > [data-count] { display: grid; place-items: center; min-width: 22px; height: 22px; padding: 0 6px; border-radius: 11px; background: var(--primary); color: var(--on-primary); font-size: 14px; }
  & [data-primary] { border-color: var(--button-primary-border); border-radius: var(--button-primary-radius); background: var(--button-primary-background); color: var(--button-primary-text); }
  & [data-primary]:disabled { border-color: transparent; background: var(--line-soft); color: var(--muted); cursor: not-allowed; }
  & [data-sort] { display: flex; flex: 1 1 0; gap: 10px; align-items: center; min-width: 0; font-size: 16px; }
  & [data-sort] > span { color: var(--muted); white-space: nowrap; }
  & [data-sort] > select { min-width: 0; max-width: 100%; min-height: 44px; padding: 8px 12px; border: 1px solid var(--line); border-radius: var(--field-radius); background: var(--paper); font-size: 16px; font-weight: 600; }
  & [data-views] { display: flex; margin-inline-start: auto; border: 1px solid var(--line); border-radius: min(var(--field-radius), 12px); overflow: hidden; }
  & [data-views] > button { display: grid; place-items: center; width: 44px; height: 42px; padding: 0; border: 0; background: none; cursor: pointer; }
  & [data-views] > button[aria-pressed='true'] { background: var(--primary); color: var(--on-primary); }

  & fieldset { min-width: 0; }
  & legend, & summary { font-size: 16px; font-weight: 650; }
  & [data-options] { display: grid; gap: 2px; min-width: 0; }
  & [data-options] > label { position: relative; display: flex; gap: 10px; align-items: center; min-height: 40px; font-size: 16px; line-height: 1.3; cursor: pointer; }
  & [data-options] > label > small { margin-inline-start: auto; color: var(--muted); font-variant-numeric: tabular-nums; }
  & [data-options] input:is([type='checkbox'], [type='radio']) { flex: none; width: 20px; height: 20px; margin: 0; accent-color: var(--primary); }
  & [data-options='chips'] { display: flex; flex-wrap: wrap; gap: 8px; margin-block-start: 8px; }
  & [data-options='chips'] > label { gap: 8px; padding: 6px 14px; border: 1px solid var(--line); border-radius: var(--field-radius); background: var(--paper); font-weight: 600; }
  & [data-options='chips'] > label > input { position: absolute; inset: 0; width: 100%; height: 100%; opacity: 0; cursor: pointer; }
  & [data-options='chips'] > label:has(> input:checked) { border-color: var(--primary); background: var(--primary); color: var(--on-primary); }
  & [data-options='chips'] > label:has(> input:checked) > small { color: inherit; }
  & [data-options='chips'] > label:has(> input:focus-visible), & [data-field]:focus-within, & [data-thumb][data-focus-visible] { outline: 2px solid var(--focus); outline-offset: 2px; }
  & summary { display: flex; gap: 10px; align-items: center; justify-content: space-between; min-height: 44px; list-style: none; cursor: pointer; }
  & summary::-webkit-details-marker { display: none; }
  & details[open] > summary > svg { rotate: 180deg; }
  & summary[data-active] > span::after { content: ''; display: inline-block; width: 8px; height: 8px; margin-inline-start: 8px; border-radius: 50%; background: var(--primary); vertical-align: middle; }

  & [data-price] { display: grid; gap: 12px; width: 100%; min-width: 200px; max-width: 320px; padding-block: 4px 8px; }
  & [data-ends] { display: grid; grid-template-columns: 1fr 1fr; gap: 12px; }
  & [data-amount] { display: grid; gap: 4px; min-width: 0; font-size: 14px; }
  & [data-field] { display: flex; gap: 6px; align-items: center; min-height: 44px; padding-inline: 10px; border: 1px solid var(--line); border-radius: min(var(--field-radius), 12px); background: var(--paper); }
  & [data-field] > small { color: var(--muted); }
  & [data-field] > input { width: 100%; min-width: 0; padding: 0; border: 0; outline: 0; background: none; font-size: 16px; font-variant-numeric: tabular-nums; }
  & [data-track] { position: relative; height: 28px; margin-inline: 12px; }
  & [data-track]::before { content: ''; position: absolute; inset: 12px -12px; border-radius: 2px; background: var(--line-soft); }
  & [data-track] > span { position: absolute; inset-block: 12px; inset-inline: 0; border-radius: 2px; background: var(--primary); }
  & [data-thumb] { inset-block-start: 50%; width: 24px; height: 24px; border: 2px solid var(--primary); border-radius: 50%; background: var(--paper); }
  & [data-thumb][data-dragging] { background: var(--primary); }

  /* Below lg the filters are behind a button; without scripts behind a summary, which opens what follows it. */
  & [data-filters] { display: grid; gap: 16px; }
  @media not (scripting: none) { @media (width < 1200px) { & [data-filters] { display: none; } } }
  @media (scripting: none) { @media (width < 1200px) { & noscript:not(:has([open])) ~ [data-filters] { display: none; } } }
  @media (width >= 1200px) {
    & [data-open-filters] { display: none; }
    & [data-controls] { display: contents; }
    & [data-head] { grid-area: head; }
    /* A hint is on the line of the terms that all cars share, so that the first price is in the window of a laptop. */
    & [data-about] { grid-area: about; display: flex; flex-wrap: wrap; gap: 6px 20px; align-items: center; }
    & [data-about] > :not([data-hint], ul:last-child) { flex-basis: 100%; }
    & [data-hint] > p { font-size: 14px; }
    & [data-results]:has([data-hint]) { row-gap: 8px; }
    & [data-bar] { grid-area: bar; justify-content: flex-end; max-width: 560px; }
    & [data-sort] { flex: none; }
    & [data-views] { margin-inline-start: 0; }
    & [data-explained] { text-align: end; }
    & [data-filters] { grid-area: filters; }
    & [data-found] { grid-area: found; }
    &[data-position='top'] [data-results] { grid-template: 'head bar' auto 'about about' auto 'filters filters' auto 'found found' auto / minmax(0, 1fr) auto; }
    &[data-position='left'] [data-results] { grid-template: 'head head bar' auto 'about about about' auto 'filters found found' 1fr / 260px minmax(0, 1fr) auto; }
    &[data-position='left'] [data-filters] { gap: 0; border-block-start: 1px solid var(--line-soft); }
    &[data-position='left'] [data-filters] > :is(details, fieldset) { padding-block: 8px; border-block-end: 1px solid var(--line-soft); }
    &[data-position='left'] [data-filters] > [data-clear] { margin-block-start: 16px; }
    &[data-position='top'] [data-filters] { display: flex; flex-wrap: wrap; gap: 10px 24px; align-items: center; }
    &[data-position='top'][data-style='dropdown'] [data-filters] { column-gap: 12px; }
    &[data-position='top'] [data-filters] > details { position: relative; }
    &[data-position='top'] [data-filters] > details > summary { padding-inline: 16px; border: 1px solid var(--line); border-radius: var(--field-radius); background: var(--paper); }
    &[data-position='top'] [data-filters] > details > [data-options] { position: absolute; z-index: 20; inset-block-start: calc(100% + 6px); inset-inline-start: 0; width: max-content; min-width: max(100%, 260px); max-height: min(60vh, 420px); padding: 10px 16px; overflow: auto; border: 1px solid var(--line-soft); border-radius: min(var(--radius), 16px); background: var(--paper); box-shadow: var(--shadow-overlay); }
    &[data-position='top'] [data-filters] > fieldset { display: flex; flex-wrap: wrap; gap: 4px 12px; align-items: center; }
    &[data-position='top'] [data-filters] > fieldset > legend { float: inline-start; }
    &[data-position='top'] [data-filters] > fieldset > [data-options] { margin: 0; }
  }

  & [data-found] { display: grid; gap: 16px; min-width: 0; }
  & [data-notice] { padding: 10px 16px; border-inline-start: 3px solid var(--primary); background: var(--primary-tint); font-size: 16px; line-height: 1.5; }
  & [data-notice] > p:has(button) { display: flex; flex-wrap: wrap; gap: 8px; margin-block-start: 8px; }

  /* The details of a selected card follow it; the cards after it fill its row, so that they are below it. */
  & [data-cards] { display: grid; grid-auto-flow: row dense; gap: 12px; grid-template-columns: minmax(0, 1fr); }
  & [data-cards] > li { display: grid; min-width: 0; scroll-margin-block-start: 96px; }
  & [data-cards] > li[hidden] { display: none; }
  & [data-cards] > li[data-panel] { grid-column: 1 / -1; }
  /* Before the script, or without one, they fill a narrow screen as its sheet does; not on a page that is composed. */
  @media (width < 900px) {
    &[data-island] [data-panel] { position: fixed; z-index: 50; inset: 0; overflow: auto; }
    &[data-island] [data-panel] [data-close-details] { position: fixed; }
    & :is([data-panel], [data-sheet]) { scroll-padding-block-end: 80px; }
  }
  /* A phone shows both views as one column, and lays out those of its cards that are near the screen. */
  @media (width < 600px) {
    & [data-results] { row-gap: 8px; }
    & [data-views] { display: none; }
    & [data-sort] > span { position: absolute; clip-path: inset(50%); }
    & [data-sort] > select { width: 100%; text-overflow: ellipsis; }
    & [data-offer] { content-visibility: auto; contain-intrinsic-size: auto 240px; overflow-clip-margin: 12px; }
  }
  @media (width >= 600px) {
    & [data-cards] { gap: 16px; }
    & [data-cards][data-view='cards'] { grid-template-columns: repeat(auto-fill, minmax(max(260px, (100% - 3 * 16px) / 4), 1fr)); }
    & [data-cards][data-view='cards'] > li[data-offer] { grid-row: span 5; grid-template-rows: subgrid; row-gap: 10px; }
  }
  @media (width >= 1200px) {
    &[data-position='left'] [data-cards][data-view='cards'] { grid-template-columns: repeat(auto-fill, minmax(max(204px, (100% - 5 * 16px) / 6), 1fr)); }
  }

  & [data-sheet] { position: fixed; inset: 0; width: 100%; max-width: none; height: 100dvh; max-height: none; margin: 0; padding: 0; border: 0; background: var(--paper); color: var(--ink); overflow: auto; overscroll-behavior: contain; }
  & dialog::backdrop { background: color-mix(in srgb, var(--ink) 60%, transparent); }
  & [data-drawer-of] { inset-block: 0; inset-inline: auto 0; width: min(420px, 100%); max-width: none; height: 100dvh; max-height: none; margin: 0; padding: 0 20px; border: 0; background: var(--paper); color: var(--ink); overflow: auto; overscroll-behavior: contain; }
  & [data-drawer-of] > :is(details, fieldset) { padding-block: 8px 14px; border-block-end: 1px solid var(--line-soft); }
  & :is([data-dialog], [data-drawer-of]) > header { position: sticky; z-index: 2; inset-block-start: 0; display: flex; gap: 12px; align-items: center; justify-content: space-between; padding-block: 12px; background: var(--paper); }
  & :is([data-dialog], [data-drawer-of]) h2 { ${displayText} font-size: var(--text-title); line-height: 1.2; }
  & dialog > header > button, & th > button { display: grid; flex: none; place-items: center; width: 44px; height: 44px; padding: 0; border: 0; border-radius: 50%; background: none; color: inherit; cursor: pointer; }
  & [data-drawer-of] > footer { position: sticky; inset-block-end: 0; padding-block: 12px; background: var(--paper); }
  & [data-drawer-of] > footer > button { width: 100%; }
  & [data-drawer-of] > [data-clear] { margin-block-start: 16px; }

  & [data-dialog] { width: min(480px, calc(100vw - 32px)); max-width: none; max-height: calc(100dvh - 32px); padding: 20px 24px 24px; border: 0; border-radius: min(var(--radius), 16px); background: var(--paper); color: var(--ink); box-shadow: var(--shadow-overlay); overflow: auto; }
  & [data-dialog]:not([open]) { display: none; }
  & [data-dialog='wide'] { width: min(1040px, calc(100vw - 24px)); }
  & [data-dialog] > p { margin-block: 8px 16px; }
  & [data-dialog] > label { display: grid; gap: 6px; font-size: 14px; font-weight: 600; }
  & [data-dialog] > label > input { min-height: 48px; padding: 8px 12px; border: 1px solid var(--line); border-radius: min(var(--field-radius), 12px); background: var(--paper); font-size: 16px; }
  & [data-ways] { display: flex; flex-wrap: wrap; gap: 8px; margin-block-start: 16px; }
  & [data-scrolls] { overflow: auto; }
  & table { width: 100%; border-collapse: collapse; font-size: 15px; line-height: 1.4; }
  & :is(th, td) { padding: 8px 12px; text-align: start; vertical-align: top; border-block-end: 1px solid var(--line-soft); font-variant-numeric: tabular-nums; }
  & tbody th { position: sticky; inset-inline-start: 0; background: var(--paper); color: var(--muted); font-weight: 500; }
  & thead th { position: relative; min-width: 168px; vertical-align: bottom; }
  & thead th > img { width: 100%; height: auto; aspect-ratio: 16 / 9; object-fit: contain; }
  & thead th > button { position: absolute; inset-block-start: 0; inset-inline-end: 0; }
  & tr[data-differs] td { font-weight: 650; }
  & tr[data-total-row] td { font-size: 1.1em; font-weight: 700; white-space: nowrap; }
  /* Side by side on a phone too: what a row states stands above its values. */
  @media (width < 600px) {
    & [data-dialog='wide'] { padding-inline: 12px; }
    & table { font-size: 13px; }
    & :is(thead, tbody, tfoot) { display: block; }
    & tr { display: grid; grid-template-columns: repeat(var(--cars), minmax(90px, 1fr)); }
    & :is(th, td) { min-width: 0; padding: 6px 4px; }
    & tbody th { grid-column: 1 / -1; border: 0; }
    & :is(thead th:first-child, tfoot th) { display: none; }
  }

  & [data-compare-bar] { position: sticky; z-index: 15; inset-block-end: 0; grid-column: 1 / -1; display: flex; flex-wrap: wrap; gap: 8px 12px; align-items: center; justify-content: flex-end; padding: 10px 16px; border: 1px solid var(--line-soft); border-radius: min(var(--radius), 16px) min(var(--radius), 16px) 0 0; background: var(--paper); box-shadow: var(--shadow-overlay); font-size: 16px; }
  ${LOW_WINDOW} { & [data-compare-bar] { position: static; } }
  & [data-compare-bar] > p { margin-inline-end: auto; font-weight: 600; }
  @media (forced-colors: active) {
    & [data-options='chips'] > label:has(> input:checked) { forced-color-adjust: none; background: Highlight; color: HighlightText; }
    & [aria-pressed='true'], & [data-primary] { border-color: Highlight; }
  }
`;
