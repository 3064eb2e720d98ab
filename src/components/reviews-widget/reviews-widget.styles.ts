import styled from 'styled-components';

export const Reviews = styled.div`
  display: grid;
  gap: 24px;
  --columns: 1;
  & > ul { display: grid; grid-template-columns: repeat(var(--columns), minmax(0, 1fr)); gap: 24px; margin: 0; padding: 0; list-style: none; }
  @media (width >= 600px) { &:not([data-columns='1']) { --columns: 2; } }
  @media (width >= 900px) {
    &[data-columns='3'] { --columns: 3; }
    &[data-columns='4'] { --columns: 4; }
  }
`;

export const Average = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;
  color: var(--muted);
  [data-align='center'] > & { justify-content: center; }
  & > [aria-hidden] { display: inline-flex; align-items: center; gap: 8px; color: var(--ink); font-size: 28px; font-weight: 700; line-height: 1; font-variant-numeric: tabular-nums; }
  & svg { color: var(--primary-text); fill: currentColor; }
`;
