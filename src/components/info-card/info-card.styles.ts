import styled from 'styled-components';
import { displayText } from '../../ui/display-text/display-text.ts';

export const Card = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: 20px;
  width: 100%;
  min-width: 0;
  border-radius: var(--radius);
  transition: border-color var(--reveal) var(--ease), box-shadow var(--reveal) var(--ease);
  &[data-boxed='true'] { gap: 0; background-color: var(--paper); }
  &[data-border='true'] { border: 1px solid var(--line-soft); }
  &[data-elevation='raised'] { box-shadow: var(--shadow-raised); }
  /* In a column a card fills the height, so that neighbours end on one line. */
  flex: 1 0 auto;

  & a[data-whole-card]::after { content: ''; position: absolute; inset: 0; z-index: 1; border-radius: var(--radius); }
  &:has(a[data-whole-card]:focus-visible) { outline: 2px solid var(--focus); outline-offset: 2px; }
  & a[data-whole-card]:focus-visible { outline: none; }
  & picture > img { transition: scale 320ms var(--ease); }
  @media (hover: hover) {
    &:has(a[data-whole-card]:hover) { border-color: var(--line); }
    &:has(a[data-whole-card]:hover) picture > img { scale: 1.03; }
    & a[data-whole-card]:hover { text-decoration-color: currentColor; }
    & a:hover svg, &:has(a[data-whole-card]:hover) svg[data-side='right'] { transform: translateX(4px); }
  }
  @media (width >= 600px) {
    &[data-layout='horizontal'] { flex-direction: row; align-items: stretch; gap: 0; }
    &[data-layout='horizontal']:not([data-boxed='true']) { align-items: center; gap: 32px; }
  }
`;

export const Media = styled.div`
  position: relative;
  flex: none;
  /* A picture that is not cropped has a background around it, as the vehicles of the results have. */
  &[data-fit='contain'] > div { background-color: var(--surface); }
  [data-boxed='true'] > & > div { border-end-start-radius: 0; border-end-end-radius: 0; }
  [data-boxed='true'] > &:is([data-mask='arch'], [data-mask='round']) { padding: 24px 24px 0; }
  [data-boxed='true'] > &[data-mask='round'] > div { border-radius: 50%; }
  @media (width >= 600px) {
    [data-layout='horizontal'] > & { width: 42%; }
    [data-layout='horizontal'][data-boxed='true'] > &[data-mask='none'] > div { aspect-ratio: auto; height: 100%; min-height: 144px; border-radius: calc(var(--radius) - 1px) 0 0 calc(var(--radius) - 1px); }
    [data-layout='horizontal'][data-boxed='true'] > &:is([data-mask='arch'], [data-mask='round']) { padding: 24px 0 24px 24px; }
  }
`;

export const Sticker = styled.p`
  position: absolute;
  z-index: 1;
  inset-block-start: 16px;
  inset-inline-start: 16px;
  padding: 6px 14px;
  border-radius: var(--field-radius);
  background-color: var(--offer);
  color: var(--on-offer);
  font-size: 16px;
  font-weight: 700;
  font-variant-numeric: tabular-nums;
  line-height: 1.35;
  rotate: var(--sticker-tilt);
  :not([data-mask]) > & { position: static; align-self: flex-start; }
  @media (forced-colors: active) { border: 1px solid CanvasText; }
`;

export const Body = styled.div`
  display: flex;
  flex: 1 1 auto;
  flex-direction: column;
  gap: 8px;
  min-width: 0;
  [data-boxed='true'] > & { padding: clamp(20px, 2.2vw, 28px); }
  [data-layout='horizontal'] > & { justify-content: center; }
  & > svg { margin-bottom: 12px; color: var(--primary-text); }
  [data-align='center'] > & { align-items: center; }
  [data-align='end'] > & { align-items: flex-end; }
`;

export const Eyebrow = styled.p`
  font-size: 14px;
  font-weight: 600;
  line-height: 1.35;
  color: var(--muted);
`;

export const Title = styled.h3`
  max-width: 28ch;
  ${displayText}
  font-size: clamp(20px, calc(18px + 0.5vw), 24px);
  letter-spacing: calc(var(--display-spacing) / 2);
  line-height: 1.2;
  text-wrap: balance;
  & > a { color: inherit; text-decoration: underline transparent 2px; text-underline-offset: 0.16em; transition: text-decoration-color var(--quick); }
`;

export const Text = styled.p`
  max-width: 62ch;
  line-height: 1.55;
  white-space: pre-line;
  text-wrap: pretty;
`;

export const More = styled.p`
  margin-top: auto;
  padding-top: 2px;
  margin-bottom: -10px;
  & > a, & > span { display: inline-flex; gap: 8px; align-items: center; min-height: 44px; font-size: 16px; font-weight: 650; color: var(--primary-text); }
  & svg { flex: none; transition: transform var(--reveal) var(--ease); }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  margin-top: auto;
  padding-top: 16px;
  position: relative;
  z-index: 2;
`;
