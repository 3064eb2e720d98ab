import styled from 'styled-components';

export const Row = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  width: 100%;
  &[data-align='center'] { justify-content: center; }
  &[data-align='end'] { justify-content: flex-end; }
`;

export const Moving = styled.div`
  width: 100%;
  min-width: 0;
`;

/** Logos of different shapes in boxes of one size, on a ground that they are made for. */
export const Mark = styled.div`
  display: grid;
  place-items: center;
  min-width: 120px;
  height: 64px;
  padding: 8px 16px;
  border: 1px solid var(--line-soft);
  border-radius: min(var(--radius), 12px);
  background-color: var(--paper);
  color: var(--ink);
  & > img { width: auto; max-width: 100%; height: auto; max-height: 40px; }
  & > span { font-weight: 700; font-size: 16px; line-height: 1.2; text-align: center; text-wrap: balance; }
  [data-grey] & > img { filter: grayscale(1); transition: filter var(--reveal) var(--ease); }
  @media (hover: hover) { [data-grey] &:hover > img { filter: none; } }
  @media (forced-colors: active) { border-color: CanvasText; }
`;
