import styled from 'styled-components';

/** Colours of code and methods, and all of the demo's by night. */
export const COLOURS =
  ':root{color-scheme:light dark;--code:#f4f5f7;--get:#0b6b46;--post:#8a4b00}' +
  '@media (prefers-color-scheme:dark){:root{--paper:#14161a;--ink:#e8eaee;--muted:#a6adb8;--line-soft:#2c3038;' +
  '--surface:#1b1e24;--primary-text:#8fb8ff;--focus:#8fb8ff;--code:#1b1e24;--get:#6fd6a6;--post:#f0b46a}}';

export const Page = styled.main`
  max-width: 1280px;
  margin-inline: auto;
  padding: clamp(32px, 5vw, 72px) var(--margin);
  display: grid;
  gap: 48px;
  & > * { min-width: 0; }
  & h1 { font-size: var(--text-display); line-height: 1.1; letter-spacing: -0.02em; }
  & h1 + p { margin-top: 16px; font-size: var(--text-lead); color: var(--muted); max-width: 60ch; }
  & h2 { font-size: var(--text-headline); line-height: 1.2; margin-bottom: 24px; }
  & nav h2 { font-size: var(--text-label); margin: 24px 0 8px; }
  & nav a { display: block; padding: 4px 0; text-decoration: none; }
  & nav a:hover { text-decoration: underline; }
  & code, & pre { font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; font-size: 14px; }
  & pre { white-space: pre-wrap; overflow-wrap: anywhere; padding: 16px; border-radius: 8px; background: var(--code); line-height: 1.5; }
  @media (width >= 900px) {
    grid-template-columns: 260px minmax(0, 1fr);
    & > header { grid-column: 1 / -1; }
    & > nav { position: sticky; top: 24px; align-self: start; max-height: calc(100vh - 48px); overflow-y: auto; }
  }
`;

export const Entry = styled.article`
  border-top: 1px solid var(--line-soft);
  padding: 32px 0;
  scroll-margin-top: 16px;
  & h3 { font-size: var(--text-title); line-height: 1.25; }
  & h3 + p { margin-top: 8px; }
  & h4 { font-size: var(--text-label); margin: 24px 0 8px; }
  & p { max-width: 70ch; }
`;

export const Address = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 12px;
  margin-top: 8px;
  & strong { color: var(--get); }
  & strong[data-method='post'] { color: var(--post); }
  & code { overflow-wrap: anywhere; }
`;

export const Rows = styled.dl`
  & > div { display: grid; gap: 2px 24px; padding: 10px 0; border-top: 1px solid var(--line-soft); }
  & dt { overflow-wrap: anywhere; }
  & dt code { font-weight: 600; }
  & dd { color: var(--muted); }
  & small { display: block; font-size: 14px; color: var(--muted); overflow-wrap: anywhere; }
  & dl { margin-top: 8px; padding-inline-start: 16px; }
  @media (width >= 700px) {
    & > div { grid-template-columns: minmax(0, 2fr) minmax(0, 3fr); }
  }
`;
