import styled from 'styled-components';
import { displayText } from '../../ui/display-text/display-text.ts';

export const Places = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
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
  & svg { flex: none; margin-block-start: 2px; color: var(--primary-text); }
  & > a { margin-block-start: 4px; }
  @media (forced-colors: active) { border-color: CanvasText; }
`;

export const Title = styled.header`
  & > :is(h2, h3, h4, h5, h6) { ${displayText} font-size: 21px; line-height: 1.25; letter-spacing: -0.01em; text-wrap: balance; }
  & > p { color: var(--muted); font-size: 14px; }
`;

export const Address = styled.address`
  display: flex;
  gap: 10px;
  align-items: flex-start;
  font-size: 16px;
  font-style: normal;
  line-height: 1.45;
`;

export const Hours = styled.p`
  display: flex;
  gap: 10px;
  align-items: flex-start;
  font-size: 16px;
  line-height: 1.45;
  font-variant-numeric: tabular-nums;
`;
