import styled from 'styled-components';
import { displayText } from '../display-text/display-text.ts';

export const Card = styled.article`
  display: grid;
  grid-row: span 4;
  grid-template-rows: auto auto 1fr auto;
  grid-template-rows: subgrid;
  gap: 16px;
  padding: 20px;
  background: var(--paper);
  border: 1px solid var(--line-soft);
  border-radius: var(--radius);
  box-shadow: var(--shadow-raised);
  height: 100%;
  @media (forced-colors: active) { border-color: CanvasText; }
  [data-view='rows'] & {
    @media (width >= 900px) {
      grid-template: 'picture title action' auto 'picture facts action' 1fr / minmax(220px, 300px) 1fr minmax(200px, auto);
      gap: 8px 32px;
      align-items: start;
    }
  }
`;

export const Title = styled.header`
  & > :is(h2, h3, h4, h5, h6) { display: inline; ${displayText} font-size: 21px; line-height: 1.2; letter-spacing: -0.01em; }
  & > p { font-size: 14px; color: var(--muted); }
  [data-view='rows'] & { @media (width >= 900px) { grid-area: title; } }
`;

export const Plinth = styled.div`
  display: flex;
  align-items: flex-end;
  justify-content: center;
  aspect-ratio: 16 / 9;
  padding-block-end: 8px;
  border-radius: calc(var(--radius) * 0.75);
  background: var(--surface);
  /* All pictures have one scale: the longest van fills the plinth. */
  & img { width: 100%; height: auto; }
  /* Not in the details that follow a card: their columns have no such area. */
  [data-view='rows'] article > & { @media (width >= 900px) { grid-area: picture; grid-row: 1 / 3; } }
`;

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px 16px;
  align-items: flex-end;
  justify-content: space-between;
  padding-top: 16px;
  border-top: 1px solid var(--line-soft);
  /* Beside the price the action has its own width; below it, the width of the card. */
  & > div { flex: 999 1 auto; }
  & > a { flex: 1 0 auto; }
  & strong { display: block; font-size: 28px; line-height: 1.1; font-weight: 700; }
  & p { font-size: 14px; line-height: 1.4; color: var(--muted); }
  [data-view='rows'] & { @media (width >= 900px) { grid-area: action; grid-row: 1 / 3; flex-direction: column; align-items: flex-end; justify-content: center; height: 100%; border-top: 0; border-inline-start: 1px solid var(--line-soft); padding: 0 0 0 32px; text-align: end; & > * { flex: none; } } }
`;
