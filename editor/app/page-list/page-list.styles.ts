import styled from 'styled-components';
import { VISUALLY_HIDDEN } from '../../ui/visually-hidden.ts';

export const Page = styled.div`
  width: min(100%, 1120px);
  margin-inline: auto;
  padding: 32px 24px 48px;
  @media (width < 640px) { padding: 20px 16px 32px; }
`;

export const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 16px;
  margin-bottom: 16px;
  & > h1 { font-size: var(--text-heading); line-height: 32px; letter-spacing: -0.01em; }
`;

export const Toolbar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  margin-bottom: 12px;
  /* The filters take what the sort and the search leave. */
  & > :first-child { flex: 1 1 auto; min-width: 0; margin: -4px; padding: 4px; }
  & > :nth-child(2) { flex: 0 0 164px; }
  & > :last-child { flex: 0 1 240px; }
  @media (width < 640px) {
    & > :first-child { flex-basis: 100%; }
    & > :nth-child(2), & > :last-child { flex: 1 1 30%; }
  }
`;

export const Count = styled.p`
  margin-top: 12px;
  color: var(--ink-faint);
  font-size: var(--text-small);
`;

export const Sheet = styled.div`
  overflow: clip;
  border: 1px solid var(--line);
  border-radius: var(--radius-large);
  background: var(--surface);
`;

export const Table = styled.table`
  width: 100%;
  border-spacing: 0;
  & thead th {
    padding: 8px 12px;
    border-bottom: 1px solid var(--line);
    color: var(--ink-faint);
    font-size: var(--text-small);
    font-weight: 500;
    line-height: 16px;
    text-align: start;
    white-space: nowrap;
  }
  & tbody > tr > * { padding: 10px 12px; font-weight: 400; text-align: start; vertical-align: middle; }
  & tr + tr > * { border-top: 1px solid var(--line); }
  & tr > :first-child { padding-inline-start: 16px; }
  & thead th:last-child, & td:last-child { width: 1%; padding-inline: 4px 8px; }
  & thead th:first-child { width: 40%; }
  & thead th:nth-child(2), & thead th:nth-child(3) { width: 20%; }
  & td:nth-child(4) { white-space: nowrap; }
  & tbody > tr { position: relative; }
  & tbody > tr:hover { background: var(--surface-hover); }
  & small { display: block; color: var(--ink-faint); font-size: var(--text-small); line-height: 16px; }

  /* Columns below each other, as on phones. */
  @media (width < 640px) {
    & thead { ${VISUALLY_HIDDEN} }
    & tbody, & tbody > tr > * { display: block; }
    & tbody > tr {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: 6px 12px;
      padding: 12px 4px 12px 16px;
    }
    & tr + tr { border-top: 1px solid var(--line); }
    & tbody > tr > *, & tbody > tr > :first-child, & tbody > tr > :last-child { width: auto; padding: 0; border: 0; }
    & tr > :first-child { flex: 1 0 calc(100% - 60px); min-width: 0; max-width: calc(100% - 60px); }
    /* What can be done with the page stands beside its title, before its status. */
    & td:last-child { margin-inline-start: auto; }
    & td:not(:last-child) { order: 1; }
    & td:nth-child(3) { display: none; }
    & td:nth-child(4) > small { display: none; }
  }
`;

export const Title = styled.div`
  display: flex;
  align-items: center;
  gap: 14px;
  min-width: 0;
  & > :last-child { min-width: 0; }
  @media (width < 640px) { & > [data-thumbnail] { display: none; } }
  & a {
    color: var(--ink);
    font-size: var(--text-large);
    font-weight: 500;
    text-decoration: none;
  }
  /* The whole line leads to the page. */
  & a::after { content: ''; position: absolute; inset: 0; }
  & a:focus-visible { outline: none; }
  & a:focus-visible::after { outline: 2px solid var(--accent); outline-offset: -2px; border-radius: var(--radius); }
  & small { overflow: hidden; max-width: 52ch; text-overflow: ellipsis; white-space: nowrap; }
  & [data-path] { font-family: var(--mono); font-size: 11px; }
  @media (width < 640px) { & small { max-width: 64vw; } }
`;

/** Above the link of the whole line. */
export const Above = styled.div`
  position: relative;
  z-index: 1;
`;
