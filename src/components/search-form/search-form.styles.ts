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
  & > summary > span > span { font-weight: 400; text-wrap: balance; }
  & > summary > [data-change] { gap: 8px; color: var(--primary-text); }
  /* A phone shows the first car without scrolling: beside the trip, the words of the control have no size, and are still read out. */
  @media (width < 600px) {
    &:not([open]) { margin-block: -6px; }
    & > summary { flex-wrap: nowrap; font-size: 15px; }
    & > summary > span + [data-change] { font-size: 0; }
  }
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
  /* Content that the browser may replace has no box of its own. */
  & [data-part] { display: contents; }
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  align-items: start;
  /* The place of return and the age are asked where their box says so; without scripts too. */
  &:has([name='otherDropOff'][type='checkbox']:not(:checked)) [data-drop-off],
  &:has([name='usualAge'][type='checkbox']:checked) [data-age] { display: none; }
  & [type='submit'] { margin-top: 4px; }
  /* On a phone the whole form is seen at once: what needs only a box or a line shares one. */
  @container (width < 480px) {
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 8px 16px;
    & :is([data-pick-up], [data-elsewhere], [data-drop-off], fieldset, [data-whole-line], [type='submit']) { grid-column: 1 / -1; }
    & [data-whole-line]:has(> :is(label, details)):not(:has([data-distance], [data-strong], [open], [name='usualAge'][type='checkbox']:not(:checked))) { grid-column: auto; }
    & [data-elsewhere] { margin-block: -4px; }
  }
  [data-layout='horizontal'] & {
    @container (width >= 560px) {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      & :is([data-pick-up], [data-drop-off], [type='submit'], [data-whole-line]) { grid-column: 1 / -1; }
      &:has([name='otherDropOff']) [data-pick-up] { grid-column: auto; }
    }
    /* Two lines: the places above, the times and the button below. One line would cut the names of places short. */
    @container (width >= 1000px) {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) auto;
      column-gap: 16px;
      & [data-pick-up] { grid-column: 1; grid-row: 1; }
      & [data-drop-off] { grid-column: 2; grid-row: 1; }
      & [data-elsewhere] { grid-column: 3; grid-row: 1; max-width: 232px; }
      &:has([name='otherDropOff'][type='checkbox']:not(:checked)) [data-pick-up] { grid-column: 1 / 3; }
      &[data-single-place='true'] [data-pick-up] { grid-column: 1 / -1; }
      & fieldset { grid-row: 2; }
      & [type='submit'] { grid-column: 3; grid-row: 2; width: 100%; margin-block: 25px 0; }
    }
  }
`;

/**
 * The browser's date field with its date as the site writes it: browsers write it in their own language, 12/05/2026 on a
 * German page. It is seen until the field is used; nothing may be filled in without that (`autoComplete="off"`).
 */
export const ServedDate = styled.div`
  position: relative;
  & > span {
    display: none;
    position: absolute;
    inset: 2px 44px 2px 2px;
    border-radius: calc(var(--field-radius) - 2px) 0 0 calc(var(--field-radius) - 2px);
    align-items: center;
    padding-inline: 13px;
    background-color: var(--paper);
    white-space: nowrap;
    overflow: hidden;
    pointer-events: none;
    @supports selector(:user-valid) { display: flex; }
  }
  & > input:is(:focus, :focus-within, :user-valid, :user-invalid) + span { display: none; }
`;

/** Tick boxes and what they open, one beside the other. */
export const Options = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 28px;
  align-items: flex-start;
  &:empty { display: none; }
  & [data-age] { flex: 0 1 220px; }
  & [data-distance] { flex: 0 1 260px; }
  & details { flex: 0 1 auto; }
`;

/** A tick box with its text. */
export const Choice = styled.label`
  display: flex;
  gap: 12px;
  align-items: center;
  min-height: 44px;
  font-size: 16px;
  line-height: 1.35;
  cursor: pointer;
  & > input { flex: none; width: 20px; height: 20px; margin: 0; accent-color: var(--primary); }
  & > input:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }
  /* In the line of the places it stands beside their fields, below the height of a label. */
  &[data-elsewhere] {
    @container (width >= 560px) { [data-layout='horizontal'] & { align-self: start; margin-top: 27px; } }
  }
  &[data-strong] { font-weight: 600; }
`;

/** Codes of promotions and agreements, closed at first. */
export const Codes = styled.details`
  & > summary { display: inline-flex; gap: 6px; align-items: center; min-height: 44px; font-size: 16px; font-weight: 600; color: var(--primary-text); list-style: none; cursor: pointer; }
  & > summary::-webkit-details-marker { display: none; }
  &[open] > summary > svg { rotate: 180deg; }
  & > div { display: flex; flex-wrap: wrap; gap: 16px; padding-block: 4px 8px; }
  & > div > div { flex: 1 1 200px; }
  & input { text-transform: uppercase; }
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
