import styled from 'styled-components';

/** A share of twelve of the row, less the part of the gaps that falls on it. */
const share = (units: string) => `calc((100% + var(--row-gap, 0px)) * ${units} / 12 - var(--row-gap, 0px))`;

export const Column = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--column-gap);
  min-width: 0;
  flex: 0 0 auto;
  width: ${share('var(--xs)')};
  &[data-direction='horizontal'] { flex-direction: row; flex-wrap: wrap; align-items: center; }
  &[data-valign='center'] { justify-content: center; }
  &[data-valign='end'] { justify-content: flex-end; }
  &[data-valign='between'] { justify-content: space-between; }
  &[data-align='center'] { align-items: center; }
  &[data-align='end'] { align-items: flex-end; }
  &[data-direction='horizontal'][data-align='center'] { justify-content: center; }
  /* Columns below each other begin where everything begins. */
  @media (width < 900px) { &[data-align='end'] { align-items: start; text-align: start; } }
  @media (width >= 600px) { width: ${share('var(--sm)')}; }
  @media (width >= 900px) { width: ${share('var(--md)')}; order: var(--order, 0); }
  @media (width >= 1200px) { width: ${share('var(--lg)')}; }
  @media (width >= 1536px) { width: ${share('var(--xl)')}; }
`;
