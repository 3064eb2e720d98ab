import styled from 'styled-components';
import { displayText } from '../../ui/display-text/display-text.ts';

export const Blog = styled.div`
  display: grid;
  gap: clamp(32px, 4vw, 56px);
  width: 100%;
`;

export const List = styled.div`
  display: grid;
  gap: clamp(32px, 3.4vw, 48px) clamp(24px, 2.4vw, 32px);
  width: 100%;
  @media (width >= 600px) {
    &[data-layout='grid']:not([data-columns='1']) { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  }
  @media (width >= 900px) {
    &[data-layout='grid'][data-columns='3'] { grid-template-columns: repeat(3, minmax(0, 1fr)); }
    &[data-layout='grid'][data-columns='4'] { grid-template-columns: repeat(4, minmax(0, 1fr)); }
  }
`;

export const Card = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: 20px;
  min-width: 0;
  scroll-margin-top: 24px;
  & a::after { content: ''; position: absolute; inset: 0; border-radius: var(--radius); }
  &:has(a:focus-visible) { outline: 2px solid var(--focus); outline-offset: 4px; border-radius: var(--radius); }
  & a:focus-visible { outline: none; }
  @media (hover: hover) {
    &:hover img { scale: 1.03; }
    &:hover a { text-decoration-color: currentColor; }
  }
  @media (width >= 600px) {
    [data-layout='list'] > & { flex-direction: row; align-items: center; gap: clamp(24px, 3vw, 48px); }
    [data-layout='list'] > & > div:first-child:not(:last-child) { flex: 0 0 38%; }
  }
`;

export const Picture = styled.div`
  overflow: hidden;
  aspect-ratio: 3 / 2;
  border-radius: var(--radius);
  background-color: var(--surface);
  & picture { display: contents; }
  & img { width: 100%; height: 100%; transition: scale 320ms var(--ease); }
`;

export const Texts = styled.div`
  display: grid;
  gap: 8px;
  align-content: start;
  & > :is(h2, h3, h4) { ${displayText} max-width: 28ch; font-size: clamp(20px, calc(18px + 0.5vw), 24px); line-height: 1.2; text-wrap: balance; }
  & > :is(h2, h3, h4) > a { color: inherit; text-decoration: underline transparent 2px; text-underline-offset: 0.16em; transition: text-decoration-color var(--quick); }
  & > p:last-child { max-width: 62ch; line-height: 1.55; text-wrap: pretty; }
`;

export const PostDate = styled.p`
  color: var(--muted);
  font-size: 14px;
  font-variant-numeric: tabular-nums;
`;

export const More = styled.p`
  display: flex;
  justify-content: center;
`;

export const Skeleton = styled.div`
  height: 360px;
  border-radius: var(--radius);
  background-color: var(--line-soft);
  animation: breathe 1.6s ease-in-out infinite;
`;

export const Pages = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 24px;
  align-items: center;
  justify-content: center;
  & ol { display: flex; flex-wrap: wrap; gap: 4px; }
  & a { display: inline-flex; gap: 8px; align-items: center; justify-content: center; min-width: 44px; min-height: 44px; border-radius: var(--field-radius); color: var(--primary-text); font-weight: 650; text-decoration: none; }
  & a:hover { text-decoration: underline; }
  & li { display: inline-flex; align-items: center; }
  & li[data-gap]::before { content: '…'; padding-inline: 6px; color: var(--muted); }
  & a[aria-current] { background-color: var(--surface); color: var(--ink); }
  @media (forced-colors: active) { & a[aria-current] { border: 2px solid Highlight; } }
`;
