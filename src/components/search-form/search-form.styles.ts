import styled from 'styled-components';
import { displayText } from '../../ui/display-text/display-text.ts';

export const Form = styled.form`
  container-type: inline-size;
  width: 100%;
  min-width: 0;
  border: 1px solid var(--line-soft);
  border-radius: var(--radius);
  background-color: var(--paper);
  box-shadow: var(--shadow-overlay);
`;

export const Inner = styled.div`
  padding: 16px;
  @container (width >= 320px) { padding: 20px; }
  @container (width >= 480px) { padding: 24px; }
`;

/** Names the search above its results, and opens and closes the form that follows it. */
export const Fold = styled.details`
  & > summary {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 24px;
    align-items: center;
    justify-content: space-between;
    min-height: 28px;
    font-weight: 600;
    list-style: none;
    cursor: pointer;
    position: relative;
  }
  /* The whole bar is the control, not only its text. */
  & > summary::before { content: ''; position: absolute; inset: -16px; }
  & > summary::-webkit-details-marker { display: none; }
  &[open] > summary { margin-bottom: 20px; }
  &[open] svg { rotate: 180deg; }
  & > summary > span { display: flex; flex-wrap: wrap; gap: 0 16px; align-items: center; min-width: 0; line-height: 1.4; }
  & > summary > span > span { font-weight: 400; }
  & > summary > [data-change] { gap: 8px; color: var(--primary-text); }
  /* More specific than the layouts of the fields. */
  &&&:not([open]) ~ * { display: none; }
`;

export const Title = styled.h2`
  margin-bottom: 20px;
  ${displayText}
  font-size: var(--text-title);
  line-height: 1.2;
`;

export const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  align-items: end;
  & > button { margin-top: 4px; }
  [data-layout='horizontal'] > * > & {
    @container (width >= 560px) {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      & > button { grid-column: 1 / -1; }
      &[data-single-place='true'] > :first-child { grid-column: 1 / -1; }
    }
    /* Two lines: the places above, the times and the button below. One line would cut the names of places short. */
    @container (width >= 880px) {
      display: flex;
      flex-wrap: wrap;
      column-gap: 12px;
      & > :nth-child(-n + 2) { flex: 1 1 calc(50% - 6px); }
      &[data-single-place='true'] > :first-child { flex-basis: 100%; }
      & fieldset { flex: 1 1 272px; }
      & > button { flex: none; width: auto; min-width: 150px; margin-top: 0; }
    }
  }
`;

/** Places the two dates among the other fields, and their announcement on a line of its own. */
export const Dates = styled.div`
  &, & > div { display: contents; }
  & > p {
    font-size: 14px;
    font-weight: 550;
    line-height: 1.45;
    text-wrap: balance;
    /* Visually hidden, but announced by screen readers. */
    &:empty { position: absolute; }
  }
  [data-layout='horizontal'] > * > * > & > p {
    @container (width >= 560px) { grid-column: 1 / -1; }
    /* The button ends the line of fields; this is below it. */
    @container (width >= 880px) { order: 1; flex-basis: 100%; }
  }
`;

/** What the search is narrowed to, with the way to widen it. */
export const Only = styled.label`
  display: flex;
  gap: 12px;
  align-items: center;
  min-height: 32px;
  font-size: 16px;
  font-weight: 600;
  line-height: 1.35;
  cursor: pointer;
  & > input { flex: none; width: 20px; height: 20px; margin: 0; accent-color: var(--primary); }
  [data-layout='horizontal'] > * > * > & {
    @container (width >= 560px) { grid-column: 1 / -1; }
    /* The button ends the line of fields; this is below it. */
    @container (width >= 880px) { order: 1; flex-basis: 100%; }
  }
`;

/** Placeholder of a field while the form loads. */
export const Skeleton = styled.div`
  flex: 1;
  min-width: 150px;
  height: 48px;
  border-radius: var(--field-radius);
  background-color: var(--line-soft);
  animation: breathe 1.6s ease-in-out infinite;
`;
