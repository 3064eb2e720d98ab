import styled from 'styled-components';

/** One of several choices, with its name. */
export const Choice = styled.div`
  & + & { margin-top: 24px; }
  & > p { margin-bottom: 8px; font-weight: 600; line-height: 1.4; }
`;

/** A level of cover: a frame that is pressed anywhere. */
export const Level = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 6px 14px;
  padding: 16px;
  border: 1px solid var(--line-soft);
  border-radius: var(--radius);
  background: var(--paper);
  transition: border-color var(--quick) var(--ease);
  & + & { margin-top: 12px; }
  &[data-taken] { border-color: var(--primary); box-shadow: inset 0 0 0 1px var(--primary); }
  /* Above the label, which covers the whole frame. */
  & > input { position: relative; z-index: 1; width: 22px; height: 22px; margin: 1px 0 0; accent-color: var(--primary); cursor: pointer; }
  & > input:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }
  /* On a phone the price has a line of its own: beside the name it would move what follows with each other font. */
  & > label { display: flex; flex-direction: column; gap: 2px 16px; line-height: 1.45; cursor: pointer; }
  & > label::after { content: ''; position: absolute; inset: 0; }
  & > label > span { font-variant-numeric: tabular-nums; white-space: nowrap; }
  & > label > span > small { font-size: 13px; color: var(--muted); }
  & > div { grid-column: 2; }
  & p { font-size: 14px; line-height: 1.45; color: var(--muted); }
  & small { display: block; font-size: 14px; line-height: 1.45; color: var(--primary-text); }
  &[data-fixed] > :is(label, input) { cursor: not-allowed; }
  @media (width >= 600px) {
    & > label { flex-flow: row wrap; justify-content: space-between; }
    & > label > span { text-align: end; }
  }
`;

/** Amounts that remain with a level. */
export const Terms = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 190px), 1fr));
  gap: 4px 24px;
  margin-top: 8px;
  font-size: 14px;
  line-height: 1.45;
  & > div { display: flex; gap: 8px; justify-content: space-between; }
  & dt { color: var(--muted); }
  & dd { font-weight: 600; font-variant-numeric: tabular-nums; white-space: nowrap; }
`;
