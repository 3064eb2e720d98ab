import styled from 'styled-components';
import { displayText } from '../../ui/display-text/display-text.ts';

export const Extras = styled.div`
  width: 100%;
  min-width: 0;
`;

export const Card = styled.article`
  display: grid;
  grid-row: span 4;
  grid-template-rows: auto auto 1fr auto;
  grid-template-rows: subgrid;
  gap: 12px;
  height: 100%;
  padding: 20px;
  background: var(--paper);
  border: 1px solid var(--line-soft);
  border-radius: var(--radius);
  color: var(--ink);
  & > svg { color: var(--primary-text); }
  & > :is(h2, h3, h4, h5, h6) { ${displayText} font-size: 21px; line-height: 1.25; letter-spacing: -0.01em; text-wrap: balance; }
  & > p { line-height: 1.5; text-wrap: pretty; }
  @media (forced-colors: active) { border-color: CanvasText; }
`;

export const Cost = styled.p`
  padding-block-start: 12px;
  border-block-start: 1px solid var(--line-soft);
  font-weight: 650;
  font-variant-numeric: tabular-nums;
`;
