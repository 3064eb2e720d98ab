import type { ReactNode } from 'react';
import styled from 'styled-components';

const Cards = styled.ul`
  display: grid;
  gap: var(--gutter);
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 280px), 1fr));
  /* Cards of one line share their rows, so that names, features and prices share a baseline. */
  & > li { display: grid; grid-row: span 4; grid-template-rows: subgrid; row-gap: 16px; min-width: 0; }
  &[data-view='rows'] {
    @media (width >= 900px) {
      grid-template-columns: 1fr;
      & > li { grid-row: auto; grid-template-rows: auto; }
    }
  }
`;

/** Vehicles side by side, or in rows where there is room; each child is a list item with one card. */
export function VehicleCards({ view = 'cards', children }: { view?: 'cards' | 'rows'; children: ReactNode }) {
  return <Cards data-view={view}>{children}</Cards>;
}
