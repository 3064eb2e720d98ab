import styled from 'styled-components';
import { displayText } from '../display-text/display-text.ts';

export const Details = styled.article`
  display: grid;
  gap: 24px clamp(32px, 5vw, 64px);
  width: 100%;
  min-width: 0;
  @media (width >= 900px) {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    align-items: center;
    &[data-picture='end'] { grid-template-columns: minmax(0, 5fr) minmax(0, 7fr); }
    &[data-picture='end'] > div:first-child { order: 1; }
  }
`;

export const About = styled.div`
  display: grid;
  gap: 16px;
  justify-items: start;
  min-width: 0;
  & > header > p { color: var(--muted); font-size: 16px; }
  & > header > :is(h2, h3, h4, h5, h6) { display: inline; ${displayText} font-size: var(--text-title); line-height: 1.2; }
  & > p { max-width: 62ch; line-height: 1.55; white-space: pre-line; text-wrap: pretty; }
  & > a { margin-block-start: 4px; }
`;
