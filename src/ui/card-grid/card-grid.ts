import styled from 'styled-components';

/** Cards in columns by breakpoint: each list item has one, with four rows that it shares with its neighbours. */
export const CardGrid = styled.ul`
  display: grid;
  gap: var(--gutter);
  grid-template-columns: repeat(var(--xs), minmax(0, 1fr));
  @media (width >= 600px) { grid-template-columns: repeat(var(--sm), minmax(0, 1fr)); }
  @media (width >= 900px) { grid-template-columns: repeat(var(--md), minmax(0, 1fr)); }
  @media (width >= 1200px) { grid-template-columns: repeat(var(--lg), minmax(0, 1fr)); }
  @media (width >= 1536px) { grid-template-columns: repeat(var(--xl), minmax(0, 1fr)); }
  /* Cards of one line share their rows, so that names and facts share a baseline. */
  & > li { display: grid; grid-row: span 4; grid-template-rows: subgrid; row-gap: 16px; min-width: 0; }
  & > li[hidden] { display: none; }
`;

/** Placeholder of a card while the data loads. */
export const CardSkeleton = styled.div`
  height: 340px;
  border-radius: var(--radius);
  background-color: var(--line-soft);
  animation: breathe 1.6s ease-in-out infinite;
`;
