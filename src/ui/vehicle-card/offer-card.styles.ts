import styled from 'styled-components';
import { displayText } from '../display-text/display-text.ts';

/**
 * Beside each other from 600 px on; below it the picture stands beside the name and the rest has the whole width, so that
 * a card has at most 260 px of height and a price is always in sight.
 */
export const Card = styled.article`
  position: relative;
  display: grid;
  grid-template: 'picture title' auto 'about about' auto 'more more' 1fr 'foot foot' auto / minmax(96px, 30%) minmax(0, 1fr);
  gap: 4px 12px;
  padding: 12px;
  background: var(--paper);
  border: 1px solid var(--line-soft);
  border-radius: var(--radius);
  box-shadow: var(--shadow-raised);
  height: 100%;
  transition: border-color var(--quick) var(--ease);
  & > div:first-child { grid-area: picture; align-self: start; @media (width >= 600px) { [data-view='cards'] & { aspect-ratio: 2 / 1; } } }
  @media (hover: hover) { &:hover { border-color: var(--line); } }
  [data-selected] > & { border-color: var(--primary); outline: 1px solid var(--primary); }
  @media (forced-colors: active) { border-color: CanvasText; [data-selected] > & { outline: 2px solid Highlight; } }
  @media (width >= 600px) {
    [data-view='cards'] & {
      grid-row: span 5;
      grid-template: subgrid / minmax(0, 1fr);
      grid-template-areas: 'picture' 'title' 'about' 'foot' 'more';
      gap: 10px;
      padding: 16px;
    }
    [data-view='rows'] & {
      grid-template: 'picture title foot' auto 'picture about foot' auto 'picture more foot' 1fr / minmax(180px, 24%) minmax(0, 1fr) minmax(200px, auto);
      gap: 8px 24px;
      padding: 16px;
    }
  }
`;

export const Title = styled.header`
  grid-area: title;
  min-width: 0;
  & > :is(h2, h3, h4) { display: inline; ${displayText} font-size: clamp(18px, 16px + 0.4vw, 21px); line-height: 1.2; letter-spacing: -0.01em; }
  & > p { font-size: 14px; line-height: 1.35; color: var(--muted); }
  & > p + p { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
`;

export const About = styled.div`
  grid-area: about;
  display: grid;
  gap: 8px;
  align-content: start;
  min-width: 0;
  font-size: 14px;
  line-height: 1.4;
  & > ul { display: flex; flex-wrap: wrap; gap: 4px 14px; }
  & > ul > li { display: flex; gap: 6px; align-items: center; min-width: 0; }
  & > ul svg { flex: none; color: var(--primary-text); }
  /* On a phone numbers say what icons mean. */
  @media (width < 600px) {
    & > ul > li > span:has(+ span) { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
    & > ul { column-gap: 8px; }
    & > ul > li > span[aria-hidden] { font-weight: 550; }
  }
  @media (width >= 600px) {
    & > ul { gap: 4px 14px; }
    & > ul > li > span[aria-hidden] { display: none; }
  }
`;

/** What the operator says of each car, and the ways to learn more of it. */
export const More = styled.div`
  grid-area: more;
  display: grid;
  gap: 4px;
  align-content: start;
  min-width: 0;
  font-size: 14px;
  line-height: 1.4;
  & > p, & > div[data-message] { color: var(--muted); }
  /* On a phone it is said once, above all cars. */
  @media (width < 600px) { & > p, & > div[data-message] { display: none; } }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 10px;
  align-items: center;
  & > a { display: inline-flex; gap: 4px; align-items: center; min-height: 32px; font-weight: 600; }
  /* The whole card opens its details. */
  & > a::after { content: ''; position: absolute; inset: 0; border-radius: var(--radius); }
  & > a[aria-expanded='true'] svg { rotate: 180deg; }
  & > label { position: relative; z-index: 1; display: inline-flex; gap: 6px; align-items: center; min-height: 32px; cursor: pointer; }
  & input { width: 18px; height: 18px; margin: 0; accent-color: var(--primary); }
`;

export const Foot = styled.div`
  grid-area: foot;
  display: flex;
  flex-wrap: wrap;
  gap: 8px 16px;
  align-items: flex-end;
  justify-content: space-between;
  padding-block-start: 8px;
  border-block-start: 1px solid var(--line-soft);
  & > a { position: relative; z-index: 1; flex: 0 1 auto; }
  @media (width < 600px) { flex-wrap: nowrap; & > div { flex: none; max-width: 60%; } & > a { min-width: 0; text-align: center; } }
  @media (width >= 600px) {
    & > a { flex: 1 0 auto; }
    & > div { flex: 999 1 auto; }
    [data-view='cards'] & { padding-block-start: 12px; }
    [data-view='rows'] & {
      flex-direction: column;
      align-items: flex-end;
      justify-content: center;
      padding: 0;
      padding-inline-start: 24px;
      border-block-start: 0;
      border-inline-start: 1px solid var(--line-soft);
      text-align: end;
      & > * { flex: none; }
    }
  }
`;

export const Price = styled.div`
  min-width: 0;
  & strong { display: block; font-size: 26px; line-height: 1.1; font-weight: 700; white-space: nowrap; }
  & strong > small { font-size: 13px; font-weight: 600; }
  & p, & s { font-size: 14px; line-height: 1.35; color: var(--muted); font-variant-numeric: tabular-nums; }
  & p[data-lower] { color: var(--primary-text); font-weight: 600; }
`;
