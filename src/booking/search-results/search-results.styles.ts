import styled from 'styled-components';

export const Screen = styled.section`
  width: 100%;
  max-width: calc(var(--box-width) + 2 * var(--margin));
  margin-inline: auto;
  padding: clamp(24px, 4vw, 48px) var(--margin) var(--section);
  display: grid;
  gap: 24px;
`;

export const Heading = styled.header`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 32px;
  align-items: baseline;
  justify-content: space-between;
  & h1 { font-family: var(--display-family); font-weight: var(--display-weight); font-stretch: var(--display-stretch); letter-spacing: var(--display-spacing); font-size: var(--text-headline); line-height: 1.15; }
  & p { color: var(--muted); }
`;

export const Offers = styled.ul`
  display: grid;
  gap: var(--gutter);
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 280px), 1fr));
  /* Cards of one line share their rows, so that names, facts and prices share a baseline. */
  & > li { display: grid; grid-row: span 4; grid-template-rows: subgrid; row-gap: 16px; min-width: 0; }
  &[data-view='rows'] {
    @media (width >= 900px) {
      grid-template-columns: 1fr;
      & > li { grid-row: auto; grid-template-rows: auto; }
    }
  }
`;
