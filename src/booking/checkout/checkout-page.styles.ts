import styled, { keyframes } from 'styled-components';
import { displayText } from '../../ui/display-text/display-text.ts';

export const Screen = styled.section`
  width: 100%;
  max-width: calc(var(--box-width) + 2 * var(--margin));
  margin-inline: auto;
  padding: clamp(24px, 4vw, 56px) var(--margin) var(--section);
  & h1 { ${displayText} font-size: var(--text-headline); line-height: 1.12; }
  & h2 { font-size: 21px; line-height: 1.3; }
  /* On paper: the car, the trip, the price and who books, without what can only be pressed. */
  @media print {
    padding: 0;
    & :is(a[href], button, [data-choices], [role='radiogroup'], label:has([type='checkbox'])) { display: none; }
    & :is(input, select) { height: auto; padding: 0; border: 0; appearance: none; }
  }
`;

const shown = keyframes`from { visibility: hidden; }`;

/** Hidden for up to two seconds, while the tab looks up whether its own booking took the car. */
export const HiddenWhilePending = styled.div`
  @media (scripting: enabled) { &:not([data-hydrated]) > * { animation: ${shown} 1ms 2s backwards; } }
`;

export const Head = styled.header`
  display: grid;
  gap: 8px;
  justify-items: start;
  & > [hidden] { display: none; }
  & > ul { justify-self: stretch; margin-top: 16px; }
`;

/** The car and the trip, on a phone: there the summary is a drawer. */
export const Chosen = styled.p`
  @media (width >= 900px) { display: none; }
  @media print { display: none; }
  display: grid;
  gap: 2px;
  padding-inline-start: 14px;
  border-inline-start: 3px solid var(--primary);
  font-size: 16px;
  line-height: 1.45;
  & > :first-child { font-weight: 650; }
  & > span > span { display: block; color: var(--muted); text-wrap: balance; }
`;

export const Columns = styled.div`
  display: grid;
  gap: 32px clamp(32px, 5vw, 80px);
  align-items: start;
  margin-top: 32px;
  /* On a phone the summary is a drawer: what stands in the page has a gap where it says something. */
  @media (width < 900px) { row-gap: 0; & > aside:has([role='alert']) { margin-block-end: 24px; } & > :nth-child(3) { margin-block-start: 24px; } }
  @media (width >= 900px) {
    grid-template-columns: 7fr 5fr;
    & > * { grid-row: 1; }
    & > aside { grid-column: 2; }
  }
`;

/** The car and the trip, in the summary. */
export const Car = styled.div`
  display: grid;
  gap: 20px;
  & img { width: 100%; height: auto; }
  & > p { font-size: 14px; line-height: 1.45; color: var(--muted); }
  & > h2 { ${displayText} font-size: var(--text-title); line-height: 1.2; }
  /* So low that the total is in sight when the page opens. */
  @media (width >= 900px) {
    & > * { grid-column: 1 / -1; }
    &:has(> img) { grid-template-columns: 160px 1fr; align-items: start; column-gap: 16px; }
    &:has(> img) > :is(img, h2) { grid-column: auto; }
    /* Its first line is beside the middle of the picture. If all of it were centred, it would move as a second line arrives. */
    &:has(> img) > h2 { padding-block-start: max(0px, (160px / var(--picture-ratio, 2) - 1.2em) / 2); }
  }
`;

/** What else is worth knowing of the booking, in the summary. */
export const About = styled.div`
  display: grid;
  gap: 12px;
  &:empty { display: none; }
  & > p { font-size: 14px; line-height: 1.45; color: var(--muted); }
  & > a { justify-self: start; padding-block: 4px; font-size: 16px; font-weight: 600; color: var(--primary-text); text-underline-offset: 3px; }
`;
