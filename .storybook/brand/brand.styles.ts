import styled from 'styled-components';

export const Page = styled.main`
  & > section { max-width: calc(var(--box-width) + 2 * var(--margin)); margin-inline: auto; padding: clamp(40px, 5vw, 80px) var(--margin) 0; }
  & > section > h2 { margin-block-end: 24px; padding-block-start: 12px; border-block-start: 1px solid var(--line); font-size: 14px; font-weight: 650; line-height: 1.4; }
  & > :last-child { padding-block-end: clamp(40px, 5vw, 80px); }
`;

export const Signs = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 260px), 1fr));
  border: 1px solid var(--line-soft);
  & > div { display: grid; place-items: center; gap: 24px; min-height: 160px; padding: 24px; }
  & > div:nth-child(2) { background: var(--ink); }
  & > div:nth-child(3) { background: var(--primary) var(--motif) center / 320px auto; }
  & img { max-height: 64px; }
`;

export const Scale = styled.dl`
  display: grid;
  gap: 20px 32px;
  align-items: baseline;
  @media (width >= 900px) { grid-template-columns: 160px minmax(0, 1fr); }
  & dt { font-size: 14px; color: var(--muted); }
  & dd { min-width: 0; }
`;

export const Swatches = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 220px), 1fr));
  gap: 24px;
  & > li { display: grid; gap: 2px; align-content: start; font-size: 14px; line-height: 1.45; }
  & > li > div { display: grid; place-items: end start; min-height: 104px; margin-block-end: 8px; padding: 12px; border: 1px solid var(--line-soft); border-radius: var(--radius); font-size: 21px; font-weight: 650; line-height: 1.2; }
  & > li > span { color: var(--muted); font-variant-numeric: tabular-nums; }
`;

export const States = styled.div`
  display: grid;
  gap: 32px;
  & > div { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 148px), 1fr)); gap: 24px; align-items: end; justify-items: start; }
  & > div:last-child { display: flex; flex-wrap: wrap; }
  & figure { display: grid; gap: 10px; justify-items: start; max-width: 100%; }
  & figcaption { font-size: 14px; color: var(--muted); line-height: 1.4; }
`;

export const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 260px), 1fr));
  gap: 24px;
  align-items: start;
`;

export const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 320px), 1fr));
  gap: 24px;
  align-items: start;
`;

/** All vehicles at one scale, on one ground line in every row. */
export const Fleet = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 200px), 1fr));
  gap: 24px 0;
  & > li { font-size: 14px; line-height: 1.4; }
  & img { width: 100%; height: auto; padding-block-start: 16px; background: var(--surface); }
  & span { display: block; padding: 8px 12px; color: var(--muted); }
`;

export const Dark = styled.div`
  display: grid;
  gap: 24px;
  justify-items: start;
  padding: clamp(24px, 4vw, 56px);
  border-radius: var(--radius);
  background: var(--ink);
  color: var(--on-dark);
  & > div { display: flex; flex-wrap: wrap; gap: 16px 24px; align-items: center; }
`;
