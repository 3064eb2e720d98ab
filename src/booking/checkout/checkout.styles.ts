import styled, { keyframes } from 'styled-components';
import { LOW_WINDOW } from '../../runtime/theme/low-window.ts';
import { Payment } from './price/payment-choice.styles.ts';

/** The form: on a phone below the summary, else before it. */
export const Main = styled.div`
  display: grid;
  gap: 20px;
  min-width: 0;
`;

export const Form = styled.form`
  /* Whatever takes the focus on a phone stays clear of the bar at the foot. */
  @media (width < 900px) { & :is(input, select, textarea, button) { scroll-margin-block-end: 140px; } }
  ${LOW_WINDOW} { & :is(input, select, textarea, button) { scroll-margin-block-end: 0; } }
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

/** Holds what is announced once there is something; until then it takes no room in its grid. */
export const Announced = styled.div`
  &:empty { position: absolute; }
`;

/** The way to book, and back to the extras; on a phone the bar has it. */
export const Submit = styled.div`
  display: grid;
  gap: 8px;
  @media (width < 900px) { & > [type='submit'] { display: none; } }
  & > [type='button'] { justify-self: center; min-height: 44px; padding: 0 12px; border: 0; background: none; color: var(--primary-text); font: inherit; font-weight: 600; text-decoration: underline; text-underline-offset: 3px; cursor: pointer; }
  @media print { display: none; }
`;

/** On a phone the total and the way to book stay in sight. */
export const PhoneBar = styled.div`
  @media (width >= 900px) { display: none; }
  @media print { display: none; }
  position: sticky;
  ${LOW_WINDOW} { position: static; }
  bottom: 0;
  z-index: 2;
  display: grid;
  /* Halves, unless a word of the button is longer. */
  grid-template-columns: 1fr 1fr;
  gap: 12px;
  align-items: center;
  margin-inline: calc(-1 * var(--margin));
  padding: 10px var(--margin);
  border-top: 1px solid var(--line-soft);
  background: var(--paper);
  /* Rows of its two lines, so that the first does not move when the second arrives. */
  & > button { display: grid; grid-template: minmax(26px, auto) minmax(30px, auto) / auto auto 1fr; gap: 0 6px; align-items: center; min-height: 56px; padding: 0; border: 0; background: none; color: inherit; font: inherit; line-height: 1.25; text-align: start; cursor: pointer; }
  & > button > span:first-child { display: contents; }
  & small { font-size: 13px; color: var(--muted); }
  & strong { grid-area: 2 / 1 / 3 / 4; font-size: 18px; white-space: nowrap; }
  & > button > span:nth-child(2) { font-size: 13px; color: var(--primary-text); text-decoration: underline; }
  & > button > svg { color: var(--primary-text); }
  /* As high as with two lines, so that the bar keeps its height when a spinner makes the label wrap. */
  & > div > button { min-height: 56px; padding: 6px 12px; }
  & [data-updating] { opacity: 0.5; }
  & [data-outdated] { text-decoration: line-through; }
`;

/** What one step shows. */
export const Part = styled.div`
  display: grid;
  gap: 32px;
  min-width: 0;
  &[hidden] { display: none; }
`;

/** Names the step, and has the focus when it begins. */
export const StepName = styled.p`
  font-weight: 600;
  color: var(--muted);
  &:focus { outline: none; }
  &:focus-visible { outline: 2px solid var(--focus); outline-offset: 4px; }
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
  & button { min-height: 44px; padding: 0; border: 0; background: none; color: inherit; font: inherit; font-weight: 600; text-decoration: underline; cursor: pointer; }
`;
