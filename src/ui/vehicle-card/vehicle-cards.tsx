import type { ReactNode } from 'react';
import styled from 'styled-components';

const Cards = styled.ul`
  display: grid;
  gap: var(--gutter);
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 260px), 1fr));
  /* Cards of one line share their rows, so that names, features and prices share a baseline. */
  & > li { display: grid; min-width: 0; }
  @media (width >= 600px) { & > li { grid-row: span 5; grid-template-rows: subgrid; row-gap: 10px; } }
`;

/** Vehicles side by side; each child is a list item with one card. */
export const VehicleCards = ({ children }: { children: ReactNode }) => (
  <Cards data-view="cards">{children}</Cards>
);
