import styled from 'styled-components';
import { displayText } from '../display-text/display-text.ts';

export const Card = styled.article`
  display: grid;
  grid-row: span 4;
  grid-template-rows: auto auto 1fr auto;
  grid-template-rows: subgrid;
  gap: 16px;
  height: 100%;
  padding-block-end: 20px;
  overflow: clip;
  background: var(--paper);
  border: 1px solid var(--line-soft);
  border-radius: var(--radius);
  box-shadow: var(--shadow-raised);
  color: var(--ink);
  & > :not(:first-child) { margin-inline: 20px; }
  @media (forced-colors: active) { border-color: CanvasText; }
`;

export const Media = styled.div`
  position: relative;
  min-height: 56px;
  & > div { border-radius: 0; }
  & > p {
    position: absolute;
    inset-block-start: 16px;
    inset-inline-start: 16px;
    padding: 6px 14px;
    border-radius: var(--field-radius);
    background-color: var(--offer);
    color: var(--on-offer);
    font-size: 16px;
    font-weight: 700;
    line-height: 1.35;
    font-variant-numeric: tabular-nums;
    rotate: var(--sticker-tilt);
    @media (forced-colors: active) { border: 1px solid CanvasText; }
  }
`;

export const Title = styled.header`
  & > :is(h2, h3, h4, h5, h6) { ${displayText} font-size: clamp(20px, calc(18px + 0.5vw), 24px); line-height: 1.2; letter-spacing: calc(var(--display-spacing) / 2); text-wrap: balance; }
  & > p { margin-block-start: 8px; line-height: 1.5; text-wrap: pretty; }
`;

export const Conditions = styled.ul`
  display: grid;
  gap: 8px;
  align-content: start;
  font-size: 14px;
  line-height: 1.4;
  & > li { display: flex; gap: 8px; align-items: flex-start; min-width: 0; }
  & svg { flex: none; margin-block-start: 1px; color: var(--primary-text); }
`;

export const Foot = styled.div`
  padding-block-start: 16px;
  border-block-start: 1px solid var(--line-soft);
  & > a { width: 100%; }
`;
