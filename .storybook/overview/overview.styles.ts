import styled from 'styled-components';

export const Page = styled.main`
  max-width: 1280px;
  margin-inline: auto;
  padding: clamp(24px, 4vw, 56px) var(--margin);
  & > h1 { font-size: var(--text-headline); }
  & > p { max-width: 68ch; margin-block-start: 12px; color: var(--muted); }
  & h2 { margin-block: 48px 16px; font-size: 21px; line-height: 1.3; }
  & code { font-family: ui-monospace, monospace; font-size: 14px; overflow-wrap: anywhere; }
`;

export const Tokens = styled.div`
  & > * { display: grid; grid-template-columns: 64px minmax(0, 1fr); gap: 4px 16px; align-items: center; padding-block: 12px; border-block-start: 1px solid var(--line-soft); }
  & > * > :first-child { grid-row: span 3; }
  & > * > span { color: var(--muted); font-size: 14px; overflow-wrap: anywhere; }
  @media (width >= 900px) {
    & > * { grid-template-columns: 96px 260px minmax(0, 1fr) minmax(0, 300px); padding-block: 8px; }
    & > * > :first-child { grid-row: auto; }
    & > * > span { text-align: end; }
  }
`;

export const Swatch = styled.div`
  display: grid;
  place-items: center;
  height: 44px;
  overflow: hidden;
  border: 1px solid var(--line-soft);
  border-radius: 4px;
  white-space: nowrap;
`;

export const Gallery = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 340px), 1fr));
  gap: 24px;
  & > li { position: relative; display: grid; grid-template-rows: auto 1fr; overflow: hidden; border: 1px solid var(--line-soft); border-radius: 8px; background: var(--paper); }
  & > li:hover { border-color: var(--line); box-shadow: var(--shadow-raised); }
  & > li > div:first-child { position: relative; height: 200px; overflow: hidden; border-block-end: 1px solid var(--line-soft); }
  & iframe { position: absolute; inset-block-start: 0; inset-inline-start: 0; width: calc(100% / 0.42); height: calc(100% / 0.42); border: 0; transform: scale(0.42); transform-origin: 0 0; pointer-events: none; }
  & > li[data-narrow] iframe { width: calc(100% / 0.74); height: calc(100% / 0.74); transform: scale(0.74); }
  & > li > div + div { padding: 16px; }
  & h3 { font-size: 17px; line-height: 1.4; }
  & h3 > a { color: inherit; text-decoration: none; }
  & h3 > a::after { content: ''; position: absolute; inset: 0; }
  & p { margin-block-start: 4px; color: var(--muted); font-size: 14px; line-height: 1.5; }
`;

export const Blocks = styled.div`
  & > article { padding-block: 24px; border-block-start: 1px solid var(--line-soft); }
  & h2 { margin: 0; }
  & h3 { margin-block: 16px 4px; font-size: 15px; line-height: 1.4; }
  & p { max-width: 72ch; font-size: 15px; line-height: 1.55; }
  & p[data-used] { color: var(--muted); font-size: 14px; }
  & figure { margin-block-start: 16px; padding: 24px; border: 1px solid var(--line-soft); border-radius: 8px; }
`;
