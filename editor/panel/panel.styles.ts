import styled from 'styled-components';

export const Header = styled.header`
  padding: 12px 16px; border-bottom: 1px solid var(--line);
  h1, h2 { display: flex; align-items: center; gap: 8px; margin: 0; font-size: var(--text-large); font-weight: 600; }
  h2 svg { color: var(--ink-muted); }
  p { margin: 4px 0 0; color: var(--ink-muted); font-size: var(--text-small); }
`;

export const Crumbs = styled.nav`
  display: flex; flex-wrap: wrap; margin: -4px 0 4px -4px;
  button { padding: 2px 4px; border: 0; border-radius: var(--radius-small); background: none; color: var(--ink-muted); font: inherit; font-size: var(--text-small); }
  button:hover { background: var(--surface-hover); color: var(--ink); }
  button + button { padding-inline-start: 0; }
  button + button::before { content: '›'; margin-inline-end: 4px; color: var(--ink-faint); }
`;

export const Section = styled.details`
  border-bottom: 1px solid var(--line);
  summary { display: flex; align-items: center; gap: 4px; padding: 10px 12px; font-weight: 600; list-style: none; cursor: default; }
  summary::-webkit-details-marker { display: none; }
  summary svg { color: var(--ink-faint); transition: rotate var(--quick); }
  &[open] > summary svg { rotate: 90deg; }
  summary:focus-visible { outline: 2px solid var(--accent); outline-offset: -2px; }
`;

export const Fields = styled.div`display: grid; grid-template-columns: minmax(0, 1fr); gap: 12px; padding: 2px 16px 16px;`;

export const Note = styled.p`margin: 24px 16px; color: var(--ink-muted);`;

export const Fieldset = styled.fieldset`
  display: grid; grid-template-columns: minmax(0, 1fr); gap: 10px; min-width: 0; margin: 0; padding: 10px; border: 1px solid var(--line); border-radius: var(--radius);
  legend { padding-inline: 4px; font-weight: 500; }
  & > .help { color: var(--ink-faint); font-size: var(--text-small); line-height: 16px; }
  & > .error { color: var(--danger-ink); font-size: var(--text-small); }
`;

/** An item of a list that can be folded. */
export const Item = styled.details`
  border: 1px solid var(--line); border-radius: var(--radius); background: var(--surface);
  summary { display: flex; align-items: center; gap: 4px; padding: 6px 8px; list-style: none; cursor: default; }
  summary::-webkit-details-marker { display: none; }
  min-width: 0;
  summary span { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  summary svg { color: var(--ink-faint); transition: rotate var(--quick); }
  &[open] > summary svg { rotate: 90deg; }
  &[open] { display: grid; grid-template-columns: minmax(0, 1fr); gap: 10px; padding: 0 8px 8px; }
  &[open] > summary { margin-inline: -8px; }
  summary:focus-visible { outline: 2px solid var(--accent); outline-offset: -2px; }
  &::details-content { display: contents; }
  .tools { display: flex; gap: 4px; }
`;

/** A name, its text, and what removes both. */
export const MapRow = styled.div`
  display: grid; grid-template-columns: minmax(0, 2fr) minmax(0, 3fr) auto; align-items: center; gap: 6px;
`;

/** A colour to pick beside its value. */
export const ColorInput = styled.div`
  display: grid; grid-template-columns: 32px minmax(0, 1fr); align-items: start; gap: 8px;
  input[type='color'] { width: 32px; height: 32px; padding: 3px; border: 1px solid var(--line-control); border-radius: var(--radius); background: var(--surface); cursor: pointer; }
  input[type='color']::-webkit-color-swatch-wrapper { padding: 0; }
  input[type='color']::-webkit-color-swatch { border: 0; border-radius: var(--radius-small); }
  input[type='color'][data-empty]::-webkit-color-swatch { background: linear-gradient(to top right, transparent 47%, var(--danger) 47% 53%, transparent 53%) !important; }
  input[type='color']:focus-visible { outline: 2px solid var(--accent); outline-offset: 1px; }
`;

/** What computers read is written in letters of one width. */
export const Code = styled.div`
  display: grid;
  textarea { max-height: 480px; font-family: var(--mono); font-size: 12px; line-height: 18px; }
`;

/** A text in one language or all, with the count of those that have one beside its name. */
export const Localized = styled.div`
  position: relative; display: grid; gap: 8px;
  & > .languages { position: absolute; inset-block-start: -5px; inset-inline-end: 0; }
  & > .languages > button {
    display: inline-flex; align-items: center; gap: 4px; min-width: 24px; height: 24px; padding: 0 4px; border: 0; border-radius: var(--radius-small);
    background: none; color: var(--ink-faint); font-size: 11px; font-variant-numeric: tabular-nums; cursor: pointer;
  }
  & > .languages > button:hover, & > .languages > button[aria-expanded='true'] { background: var(--surface-hover); color: var(--ink); }
  & > .languages > button[data-missing] { color: var(--warning-ink); }
  & > .languages > button:focus-visible { outline: 2px solid var(--accent); }
`;

/** In place of a field that could not be loaded: its label, and that it failed. */
export const Unloaded = styled.div`
  display: grid; gap: 4px;
  & > [role='alert'] { border: 1px solid var(--line); border-radius: var(--radius); }
  & > [role='alert'] > div { padding: 16px 12px; }
`;

/** A name above a control that has none of its own, or before it where that is a list to open. */
export const Labelled = styled.div`
  display: grid; grid-template-columns: minmax(0, 1fr); gap: 4px;
  &:has(> div > button[aria-haspopup='listbox']) { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); align-items: center; gap: 4px 12px; }
  & > .help, & > .error { grid-column: 1 / -1; }
  & > .label { display: flex; align-items: center; justify-content: space-between; gap: 8px; font-weight: 500; }
  & > .help { color: var(--ink-faint); font-size: var(--text-small); line-height: 16px; }
  & > .error { color: var(--danger-ink); font-size: var(--text-small); }
`;

export const Segments = styled.div`
  display: flex; padding: 2px; border: 1px solid var(--line-control); border-radius: var(--radius); background: var(--surface-sunken);
  label { flex: 1 1 auto; min-width: 0; }
  span { display: block; overflow: hidden; padding: 3px 6px; border-radius: var(--radius-small); color: var(--ink-muted); text-align: center; text-overflow: ellipsis; white-space: nowrap; }
  input:checked + span { background: var(--surface-raised); box-shadow: var(--shadow-raised); color: var(--ink); }
  input:focus-visible + span { outline: 2px solid var(--accent); }
`;

export const Swatches = styled.div`
  display: flex; flex-wrap: wrap; gap: 6px;
  label { position: relative; }
  span { display: block; width: 26px; height: 26px; border: 1px solid var(--line-control); border-radius: 50%; }
  input:checked + span { outline: 2px solid var(--accent); outline-offset: 2px; }
  input:focus-visible + span { outline: 2px solid var(--ink); outline-offset: 2px; }
  .none { background: linear-gradient(to top right, transparent 47%, var(--danger) 47% 53%, transparent 53%); }
`;

export const Pictures = styled.div`
  display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); grid-auto-rows: max-content; gap: 6px; max-height: 260px; overflow: auto;
  button { padding: 0; border: 1px solid var(--line); border-radius: var(--radius-small); overflow: hidden; background: var(--behind-pictures); }
  button[aria-pressed='true'] { outline: 2px solid var(--accent); }
  img { display: block; width: 100%; aspect-ratio: 3 / 2; object-fit: cover; }
`;

/** Takes no part in the layout: it says of all fields together whether they take input. */
export const WholePanel = styled.div`display: contents;`;
