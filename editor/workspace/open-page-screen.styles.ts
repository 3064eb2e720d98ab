import styled from 'styled-components';

/** As high as the window leaves below the top bar: each column scrolls by itself. */
export const Columns = styled.div`
  display: flex; flex: none; height: calc(100dvh - var(--top-bar));
`;

export const Side = styled.section`
  display: flex; flex-direction: column; flex: none; width: 280px; min-height: 0; overflow: auto; background: var(--surface);
  &:first-child { border-inline-end: 1px solid var(--line); overflow: hidden; }
  &:first-child > div { flex: 1; }
  &:last-child { width: 300px; border-inline-start: 1px solid var(--line); }
`;
