import styled from 'styled-components';

export const Header = styled.header`
  padding: 12px 16px; border-bottom: 1px solid var(--line);
  h2 { display: flex; align-items: center; gap: 8px; margin: 0; font-size: var(--text-large); font-weight: 600; }
  h2 svg { color: var(--ink-muted); }
  p { margin: 4px 0 0; color: var(--ink-muted); font-size: var(--text-small); }
`;

export const Crumbs = styled.nav`
  display: flex; flex-wrap: wrap; margin: -4px 0 4px -4px;
  button { padding: 2px 4px; border: 0; border-radius: var(--radius-small); background: none; color: var(--ink-muted); font: inherit; font-size: var(--text-small); }
  button:hover { background: var(--surface-hover); color: var(--ink); }
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

export const Fields = styled.div`display: grid; gap: 12px; padding: 2px 16px 16px;`;

export const Note = styled.p`margin: 24px 16px; color: var(--ink-muted);`;

export const Fieldset = styled.fieldset`
  display: grid; gap: 10px; min-width: 0; margin: 0; padding: 10px; border: 1px solid var(--line); border-radius: var(--radius);
  legend { padding-inline: 4px; font-weight: 500; }
`;

/** A name above a control that has none of its own. */
export const Labelled = styled.div`
  display: grid; gap: 4px;
  & > .label { display: flex; align-items: center; justify-content: space-between; gap: 8px; font-weight: 500; }
  & > .help { color: var(--ink-muted); font-size: var(--text-small); }
  & > .error { color: var(--danger-ink); font-size: var(--text-small); }
`;

export const Segments = styled.div`
  display: flex; padding: 2px; border: 1px solid var(--line-control); border-radius: var(--radius); background: var(--surface-sunken);
  label { flex: 1; min-width: 0; }
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
  display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 6px; max-height: 260px; overflow: auto;
  button { padding: 0; border: 1px solid var(--line); border-radius: var(--radius-small); overflow: hidden; background: var(--surface-sunken); }
  button[aria-pressed='true'] { outline: 2px solid var(--accent); }
  img { display: block; width: 100%; aspect-ratio: 3 / 2; object-fit: cover; }
`;
