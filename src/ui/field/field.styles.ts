import styled from 'styled-components';

export const Field = styled.div`
  display: flex;
  flex-direction: column;
  min-width: 0;
`;

export const Label = styled.label`
  margin-bottom: 6px;
  font-size: 14px;
  font-weight: 600;
  line-height: 1.35;
  & > small { font-size: inherit; font-weight: 400; color: var(--muted); }
`;

/** Holds a control with the icon before it or the arrow after it. */
export const Box = styled.div`
  position: relative;
  display: flex;
  min-width: 0;
  & > svg { position: absolute; top: 50%; translate: 0 -50%; pointer-events: none; color: var(--muted); }
  & > svg[data-side='left'] { inset-inline-start: 12px; color: var(--primary-text); }
  & > svg[data-side='right'] { inset-inline-end: 10px; }
  & > svg[data-side='left'] + :is(input, select) { padding-inline-start: 42px; }
  /* The browser's arrow at a list of suggestions would stand over the one of the box. */
  & > [list]::-webkit-calendar-picker-indicator { display: none !important; }
  @media (forced-colors: active) { & > svg { color: CanvasText; } }
`;

const CONTROL = `
  box-sizing: border-box;
  flex: none;
  width: 100%;
  min-width: 0;
  height: 48px;
  margin: 0;
  padding: 0 14px;
  border: 1px solid var(--line);
  border-radius: var(--field-radius);
  background-color: var(--paper);
  color: var(--ink);
  font-family: var(--body-family);
  font-size: 16px;
  font-weight: inherit;
  line-height: 1.4;
  text-overflow: ellipsis;
  appearance: none;
  transition: border-color var(--quick) var(--ease), box-shadow var(--quick) var(--ease);
  @media (hover: hover) { &:hover:not(:disabled) { border-color: var(--ink); } }
  &:focus-visible { border-color: var(--focus); outline: 2px solid var(--focus); outline-offset: 2px; }
  &:disabled { background-color: var(--line-soft); border-color: transparent; color: var(--muted); cursor: not-allowed; }
  &::placeholder { color: var(--muted); opacity: 1; }
  &[aria-invalid='true'] { border-color: var(--error); box-shadow: inset 0 0 0 1px var(--error); }
  @media (forced-colors: active) {
    border-color: ButtonBorder;
    &:disabled { border-color: GrayText; color: GrayText; }
  }
`;

export const Input = styled.input`
  ${CONTROL}
  /* A date field has several tab stops: the focus ring surrounds the whole field, the focused part takes the brand's colour. */
  &[type='date']:focus-within { border-color: var(--focus); outline: 2px solid var(--focus); outline-offset: 2px; }
  &::-webkit-calendar-picker-indicator:focus-visible { outline: 2px solid var(--focus); border-radius: 2px; }
  &::-webkit-datetime-edit-day-field:focus, &::-webkit-datetime-edit-month-field:focus, &::-webkit-datetime-edit-year-field:focus { background: var(--primary); color: var(--on-primary); }
  &::-webkit-calendar-picker-indicator { margin-inline-start: 4px; padding: 2px; opacity: 0.7; cursor: pointer; }
  &::-webkit-date-and-time-value { text-align: start; }
`;

export const Select = styled.select`
  ${CONTROL}
  padding-inline-end: 34px;
  cursor: pointer;
`;

export const Textarea = styled.textarea`
  ${CONTROL}
  height: auto;
  min-height: 120px;
  padding-block: 12px;
  resize: vertical;
`;

export const Help = styled.p`
  margin-top: 6px;
  font-size: 14px;
  line-height: 1.45;
  color: var(--muted);
`;

export const Problem = styled.p`
  display: flex;
  gap: 8px;
  margin-top: 6px;
  font-size: 14px;
  font-weight: 550;
  line-height: 1.45;
  color: var(--error);
  & > svg { flex: none; margin-top: 1px; }
`;

/** Two fields of one answer, such as a date and its time: one frame with a hairline between them. */
export const Pair = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  min-width: 0;
  & > legend { margin-bottom: 6px; font-size: 14px; font-weight: 600; line-height: 1.35; }
  & > :nth-child(2) { flex: 1.35 1 136px; }
  & > :nth-child(3) { flex: 1 0 108px; }
  & > :nth-child(2) input { padding-inline: 14px 8px; }
  & > :nth-child(2):not(:last-child) :is(input, select) { border-start-end-radius: 0; border-end-end-radius: 0; }
  & > :nth-child(3) select { padding-inline: 12px 28px; }
  & > :nth-child(3) svg[data-side='right'] { inset-inline-end: 8px; }
  & > :nth-child(3) :is(input, select) { border-start-start-radius: 0; border-end-start-radius: 0; margin-inline-start: -1px; }
  & :is(input, select):is(:hover, :focus-visible) { position: relative; z-index: 1; }
`;
