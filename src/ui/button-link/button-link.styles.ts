import styled, { keyframes } from 'styled-components';

const turn = keyframes`to { transform: rotate(1turn); }`;

export const Button = styled.a`
  box-sizing: border-box;
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 10px;
  /* A button is as wide as its label, in a column too. */
  width: fit-content;
  min-height: 48px;
  max-width: 100%;
  padding: 10px 24px;
  border: 2px solid transparent;
  font-family: var(--body-family);
  font-size: 16px;
  font-weight: 650;
  font-stretch: var(--body-stretch);
  line-height: 1.25;
  letter-spacing: 0;
  text-align: center;
  text-decoration: none;
  text-wrap: balance;
  cursor: pointer;
  appearance: none;
  -webkit-tap-highlight-color: transparent;
  transition: background-color var(--quick) var(--ease), border-color var(--quick) var(--ease), color var(--quick) var(--ease);
  &[data-waiting] { cursor: progress; }
  /* An address breaks where the button would be wider than the page. */
  & > [data-island-of='label'] { min-width: 0; overflow-wrap: break-word; }
  & svg { flex: none; transition: transform var(--reveal) var(--ease); }

  &[data-variant='primary'] {
    background-color: var(--button-primary-background);
    border-color: var(--button-primary-border);
    border-radius: var(--button-primary-radius);
    color: var(--button-primary-text);
    text-transform: var(--button-primary-transform);
  }
  &[data-variant='secondary'] {
    background-color: var(--button-secondary-background);
    border-color: var(--button-secondary-border);
    border-radius: var(--button-secondary-radius);
    color: var(--button-secondary-text);
    text-transform: var(--button-secondary-transform);
  }
  &[data-variant='text'] {
    /* The overhang on both sides counts as width, else a container that fits it would wrap the label. */
    max-width: calc(100% + 20px);
    padding-inline: 8px;
    margin-inline: -10px;
    border-radius: var(--button-secondary-radius);
    background-color: transparent;
    color: var(--primary-text);
    text-align: start;
    & > [data-island-of='label'] { text-decoration: underline; text-decoration-thickness: 1px; text-underline-offset: 0.28em; }
  }
  &[data-size='small'] { min-height: 44px; padding-block: 8px; font-size: 14px; gap: 8px; }
  &[data-size='small']:not([data-variant='text']) { padding-inline: 16px; }
  &[data-size='large'] { min-height: 56px; padding-block: 12px; font-size: 18px; gap: 12px; }
  &[data-size='large']:not([data-variant='text']) { padding-inline: 32px; }
  &[data-full-width='true'] { display: flex; width: 100%; margin-inline: 0; }

  @media (hover: hover) {
    &[data-variant='primary']:hover { background-color: var(--button-primary-hover); }
    &[data-variant='secondary']:hover { background-color: var(--button-secondary-hover); }
    &[data-variant='text']:hover { background-color: color-mix(in srgb, var(--primary-text) calc(8% * var(--mark-strength, 1)), transparent); }
    &[data-variant='text']:hover > [data-island-of='label'] { text-decoration-thickness: 2px; }
    &:hover > svg[data-side='right'] { transform: translateX(3px); }
  }
  &[data-variant='primary']:active { background-color: var(--button-primary-pressed); }
  &[data-variant='secondary']:active { background-color: var(--button-secondary-pressed); }
  &[data-variant='text']:active { background-color: color-mix(in srgb, var(--primary-text) calc(14% * var(--mark-strength, 1)), transparent); }

  /* The gap carries the page's colour, so that the ring is seen on pictures and coloured bands too. */
  &:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; box-shadow: 0 0 0 2px var(--focus-gap); }

  &[aria-busy='true'] { cursor: progress; }
  &:disabled:not([aria-busy='true'], [data-waiting]),
  &[aria-disabled='true']:not([aria-busy='true']) {
    background-color: var(--line-soft);
    border-color: transparent;
    color: var(--muted);
    cursor: not-allowed;
  }
  &[data-variant='text']:disabled:not([aria-busy='true']) { background-color: transparent; }

  @media (forced-colors: active) {
    &:not([data-variant='text']) { border-color: currentColor; }
    &:disabled, &[aria-disabled='true'] { color: GrayText; border-color: GrayText; }
  }
`;

export const Spinner = styled.span`
  flex: none;
  width: 18px;
  height: 18px;
  border: 2px solid currentColor;
  border-inline-end-color: transparent;
  border-radius: 50%;
  animation: ${turn} 0.8s linear infinite;
  @media (prefers-reduced-motion: reduce) { opacity: 0.6; }
`;
