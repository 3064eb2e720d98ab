import styled, { keyframes } from 'styled-components';
import { displayText } from '../../ui/display-text/display-text.ts';

const reveal = keyframes`from { opacity: 0; translate: 0 16px; }`;

export const Modal = styled.div`
  width: 100%;
  min-width: 0;
  /* Closed it takes no place; where a page is composed its content is shown in the page. */
  @media not (scripting: none) { &:not([data-modal='button']) { display: contents; } }
`;

export const Dialog = styled.dialog`
  box-sizing: border-box;
  width: min(640px, calc(100vw - 32px));
  max-width: none;
  max-height: calc(100dvh - 32px);
  padding: 0;
  border: 0;
  border-radius: var(--radius);
  background-color: var(--paper);
  color: var(--ink);
  text-align: start;
  box-shadow: var(--shadow-overlay);
  overflow: auto;
  overscroll-behavior: contain;
  &[data-size='small'] { width: min(440px, calc(100vw - 32px)); }
  &[data-size='large'] { width: min(960px, calc(100vw - 32px)); }
  &:modal { animation: ${reveal} var(--reveal) var(--ease); }
  &::backdrop { background-color: color-mix(in srgb, var(--ink) 60%, transparent); }
  /* Where scripts do not run, nothing opens it: what it says stands on the page. */
  @media (scripting: none) {
    &:not(:modal) { position: static; display: block; width: 100%; max-height: none; margin-block-start: 16px; border: 1px solid var(--line-soft); box-shadow: none; }
    &:not(:modal) > div > button { display: none; }
  }
  @media (forced-colors: active) { border: 1px solid CanvasText; }
  @media print { display: none; }
`;

export const Head = styled.div`
  position: sticky;
  z-index: 1;
  inset-block-start: 0;
  display: flex;
  gap: 16px;
  align-items: flex-start;
  justify-content: space-between;
  padding: 16px 12px 8px clamp(20px, 4vw, 32px);
  background-color: inherit;
  & > button {
    display: grid;
    flex: none;
    place-items: center;
    width: 44px;
    height: 44px;
    margin-inline-start: auto;
    padding: 0;
    border: 0;
    border-radius: 50%;
    background: none;
    color: inherit;
    cursor: pointer;
  }
  & > button:active { background-color: color-mix(in srgb, currentColor calc(14% * var(--mark-strength, 1)), transparent); }
  @media (hover: hover) { & > button:hover { background-color: color-mix(in srgb, currentColor calc(8% * var(--mark-strength, 1)), transparent); } }
`;

export const Title = styled.h2`
  padding-block-start: 8px;
  ${displayText}
  font-size: var(--text-title);
  line-height: 1.2;
  text-wrap: balance;
`;

export const Content = styled.div`
  padding: 8px clamp(20px, 4vw, 32px) clamp(24px, 4vw, 32px);
  & > * + * { margin-block-start: 16px; }
`;
