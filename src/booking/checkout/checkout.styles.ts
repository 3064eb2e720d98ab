import styled, { keyframes } from 'styled-components';
import { displayText } from '../../ui/display-text/display-text.ts';

export const Screen = styled.section`
  width: 100%;
  max-width: calc(var(--box-width) + 2 * var(--margin));
  margin-inline: auto;
  padding: clamp(24px, 4vw, 56px) var(--margin) var(--section);
  & h1 { ${displayText} font-size: var(--text-headline); line-height: 1.12; }
  & h2 { font-size: 21px; line-height: 1.3; }
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
  & > ul { justify-self: stretch; margin-top: 16px; }
`;

export const Columns = styled.div`
  display: grid;
  gap: 32px clamp(32px, 5vw, 80px);
  align-items: start;
  margin-top: 32px;
  @media (width >= 900px) {
    grid-template-columns: 7fr 5fr;
    & > * { grid-row: 1; }
    & > aside { grid-column: 2; }
  }
`;

/** The form: on a phone below the summary, else before it. */
export const Main = styled.div`
  display: grid;
  gap: 20px;
  min-width: 0;
`;

/** The car and the trip, in the summary. */
export const Car = styled.div`
  display: grid;
  gap: 20px;
  & img { width: 100%; height: auto; }
  & > p { font-size: 14px; line-height: 1.45; color: var(--muted); }
  & > h2 { ${displayText} font-size: var(--text-title); line-height: 1.2; }
`;

export const Form = styled.form`
  /* Whatever takes the focus on a phone stays clear of the bar at the foot. */
  @media (width < 900px) { & :is(input, select, textarea, button) { scroll-margin-block-end: 140px; } }
  display: grid;
  gap: 32px;
  min-width: 0;
`;

export const Details = styled.div`
  display: grid;
  gap: 16px;
`;

/** A part of the form under its heading. */
export const Group = styled.div`
  display: grid;
  gap: 16px;
  margin-block-start: 16px;
  & > h3 { font-size: 18px; line-height: 1.3; }
`;

export const Payment = styled.p`
  display: flex;
  gap: 12px;
  padding: 16px;
  border: 1px solid var(--line-soft);
  border-radius: var(--radius);
  & > svg { flex: none; color: var(--primary-text); }
`;

export const Terms = styled.div`
  & > label { display: flex; gap: 12px; align-items: flex-start; margin-block: -10px; padding-block: 10px; cursor: pointer; line-height: 1.5; }
  & input { flex: none; width: 24px; height: 24px; margin: 0; accent-color: var(--primary); }
  & > p { display: flex; gap: 8px; margin: 16px 0 0; padding-inline-start: 36px; font-size: 14px; font-weight: 550; line-height: 1.45; color: var(--error); }
  /* The sign that every other error has; nothing to be read out. */
  & > p::before { content: '!' / ''; flex: none; width: 18px; height: 18px; margin-top: 1px; border: 1.75px solid; border-radius: 50%; font-size: 12px; font-weight: 700; line-height: 15px; text-align: center; }
`;

const missed = keyframes`from { position: absolute; visibility: hidden; }`;

/** Shown where scripts are allowed and have not arrived after eight seconds. */
export const ScriptsMissing = styled(Payment)`
  animation: ${missed} 1ms 8s backwards;
`;

/** On a phone the price and the way to book stay in sight while a car is being furnished. */
export const Bar = styled.div`
  @media (width < 900px) {
    position: sticky;
    bottom: 0;
    z-index: 2;
    margin-inline: calc(-1 * var(--margin));
    padding: 12px var(--margin);
    background: var(--paper);
    border-top: 1px solid var(--line-soft);
  }
`;

export const Alert = styled.div`
  display: flex;
  gap: 12px;
  padding: 16px;
  border: 1px solid var(--error);
  border-radius: var(--radius);
  background: var(--error-tint);
  & > svg { flex: none; color: var(--error); }
  & button { min-height: 44px; padding: 0; border: 0; background: none; color: inherit; font: inherit; text-decoration: underline; cursor: pointer; }
`;

export const Notice = styled.div`
  display: flex;
  gap: 12px;
  padding: 16px;
  border-inline-start: 3px solid var(--primary);
  background: var(--primary-tint);
  & > svg { flex: none; color: var(--primary-text); }
  & ul { margin-top: 8px; font-size: 14px; line-height: 1.5; }
  & del { color: var(--muted); }
  & ins { font-weight: 650; text-decoration: none; }
`;
