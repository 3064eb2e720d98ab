import styled from 'styled-components';
import { Box, Input, Label, Pair } from '../../ui/field/field.styles.ts';

export const FieldInput = styled(Input)``;

export const FieldLabel = styled(Label)``;

/** A label with a small control at its end. */
export const LabelLine = styled.div`
  display: flex;
  gap: 12px;
  justify-content: space-between;
  align-items: baseline;
`;

export const NearMe = styled.button`
  position: relative;
  display: inline-flex;
  gap: 6px;
  align-items: center;
  padding: 0;
  border: 0;
  background: none;
  font: inherit;
  font-size: 14px;
  line-height: 1;
  margin-block: -4px;
  color: var(--primary-text);
  text-decoration: underline;
  text-decoration-thickness: 1px;
  text-underline-offset: 0.28em;
  cursor: pointer;
  /* Large enough for a finger, without moving the label. */
  &::after { content: ''; position: absolute; inset: -12px -8px; }
  &:focus-visible { outline: 2px solid var(--focus); outline-offset: 3px; border-radius: 2px; }
  &[aria-busy] { cursor: progress; opacity: 0.7; }
`;

/** The text of a place with what opens and empties it. */
export const Combo = styled(Box)`
  & input { padding-inline: 42px 76px; }
  & button {
    position: absolute;
    inset-block: 2px;
    display: grid;
    place-items: center;
    width: 36px;
    padding: 0;
    border: 0;
    background: none;
    color: var(--muted);
    cursor: pointer;
    &:focus-visible { outline: 2px solid var(--focus); outline-offset: -2px; border-radius: var(--field-radius); }
  }
  & > svg[data-side='right'] { inset-inline-end: 13px; }
  & [data-open] { inset-inline-end: 4px; }
  & [data-clear] { inset-inline-end: 38px; }
`;

const OVERLAY = `
  box-sizing: border-box;
  border: 1px solid var(--line-soft);
  border-radius: min(var(--radius), 12px);
  background-color: var(--paper);
  color: var(--ink);
  box-shadow: var(--shadow-overlay);
  font-family: var(--body-family);
  font-size: 16px;
  line-height: 1.4;
`;

export const PlaceList = styled.div`
  ${OVERLAY}
  width: min(480px, calc(100vw - 32px));
  display: flex;
  /* The list itself scrolls: showing its chosen entry must not scroll the page, which would close the list. In a low
     window the list reaches below the header, from where the page would be scrolled to keep clear of it. */
  html:has(&) { scroll-padding-top: 0; }
  & [role='listbox'] { box-sizing: border-box; flex: 1; max-height: min(360px, 50dvh); overflow: auto; outline: none; padding: 6px; }
  & header { padding: 10px 12px 4px; font-size: 14px; font-weight: 650; color: var(--muted); }
  & [role='option'] {
    display: grid;
    gap: 1px;
    padding: 9px 12px;
    border-radius: min(var(--field-radius), 8px);
    cursor: pointer;
    outline: none;
    &[data-focused] { background-color: var(--primary-tint); box-shadow: inset 0 0 0 2px var(--focus); }
    &[data-selected] { font-weight: 650; }
    & > [slot='description'] { font-size: 14px; font-weight: 400; color: var(--muted); }
  }
  & [data-nothing] { padding: 12px; color: var(--muted); }
  @media (forced-colors: active) { & [role='option'][data-focused] { outline: 2px solid Highlight; } }
`;

/** A moment: its legend, its two fields, and what is said of them. */
export const Moment = styled(Pair)`
  & > :nth-child(n + 4) { flex-basis: 100%; }
`;

export const DateBox = styled(Box)`
  & > input { padding-inline: 14px 40px; font-variant-numeric: tabular-nums; }
  & > button {
    position: absolute;
    inset-block: 2px;
    inset-inline-end: 2px;
    z-index: 1;
    display: grid;
    place-items: center;
    width: 38px;
    padding: 0;
    border: 0;
    background: none;
    color: var(--primary-text);
    cursor: pointer;
    &:focus-visible { outline: 2px solid var(--focus); outline-offset: -2px; border-radius: var(--field-radius); }
  }
  /* Two fields of one frame share a border. */
  &:not(:last-child) > input { border-start-end-radius: 0; border-end-end-radius: 0; }
`;

export const Backdrop = styled.div`
  position: fixed;
  inset: 0;
  z-index: 1000;
  display: flex;
  align-items: end;
  background: color-mix(in srgb, var(--ink) 45%, transparent);
`;

const CELL = 'clamp(38px, (100vw - 40px) / 7, 46px)';

/** The surface of the calendar. */
export const Sheet = styled.div`
  ${OVERLAY}
  padding: 16px;
  max-width: 100vw;
  overflow: auto;
  &[data-bottom] { width: 100%; max-height: 92dvh; padding: 16px 12px 24px; border-end-start-radius: 0; border-end-end-radius: 0; }
  & [role='dialog'] { outline: none; }
  & header { display: flex; align-items: center; justify-content: space-between; }
  & header > p { font-weight: 650; }
  & header > button {
    display: grid;
    place-items: center;
    width: 44px;
    height: 44px;
    padding: 0;
    border: 1px solid var(--line-soft);
    border-radius: var(--field-radius);
    background: none;
    color: var(--ink);
    cursor: pointer;
    &[data-disabled] { opacity: 0.35; cursor: default; }
    &[data-focus-visible] { outline: 2px solid var(--focus); outline-offset: 2px; }
  }
  & [data-months] { display: flex; gap: 32px; justify-content: center; margin-top: 4px; }
  & [data-months] > section > :first-child { margin: 4px 0 8px; font: inherit; font-weight: 650; text-align: center; &::first-letter { text-transform: uppercase; } }
  & table { border-collapse: separate; border-spacing: 0 2px; }
  & th { height: 32px; padding: 0; font-size: 13px; font-weight: 500; color: var(--muted); }
  & td { padding: 0; }
  & td > [role='button'] {
    position: relative;
    display: grid;
    place-items: center;
    width: ${CELL};
    height: ${CELL};
    border-radius: var(--field-radius);
    font-variant-numeric: tabular-nums;
    cursor: pointer;
    outline: none;
    & > small { margin-block-start: -6px; font-size: 11px; line-height: 1; color: var(--muted); }
    & > small[data-lowest] { color: var(--primary-text); font-weight: 700; }
    &:is([data-selection-start], [data-selection-end]) > small { color: inherit; }
    &[data-hovered] { box-shadow: inset 0 0 0 1px var(--primary); }
    &[data-outside-month] { visibility: hidden; }
    &[data-selected] { background: var(--primary-tint); border-radius: 0; }
    &[data-selection-start] { border-start-start-radius: var(--field-radius); border-end-start-radius: var(--field-radius); }
    &[data-selection-end] { border-start-end-radius: var(--field-radius); border-end-end-radius: var(--field-radius); }
    &:is([data-selection-start], [data-selection-end]) { background: var(--primary); color: var(--on-primary); font-weight: 650; }
    &:is([data-disabled], [data-unavailable]):not([data-selected]) { color: color-mix(in srgb, var(--muted) 70%, var(--paper)); cursor: default; box-shadow: none; }
    &[data-unavailable] { text-decoration: line-through; }
    &[data-focus-visible] { outline: 2px solid var(--focus); outline-offset: 1px; z-index: 1; }
    @media (forced-colors: active) {
      &:is([data-selection-start], [data-selection-end]) { forced-color-adjust: none; background: Highlight; color: HighlightText; }
      &:is([data-disabled], [data-unavailable]) { color: GrayText; }
    }
  }
  & [data-prices] { margin-top: 8px; font-size: 14px; color: var(--muted); text-align: center; }
  & [data-closures] { display: flex; flex-wrap: wrap; gap: 4px 20px; width: 0; min-width: 100%; margin-top: 12px; padding-top: 12px; border-top: 1px solid var(--line-soft); font-size: 14px; color: var(--muted); }
  & [data-closures] b { font-weight: 600; color: var(--ink); }
`;

/** What the form says of changes that it made itself. */
export const Notice = styled.p`
  padding: 8px 12px;
  border-inline-start: 3px solid var(--warning);
  background: var(--warning-tint);
  color: var(--ink);
  font-size: 14px;
  font-weight: 550;
  line-height: 1.45;
  &:empty { position: absolute; padding: 0; border: 0; }
`;
