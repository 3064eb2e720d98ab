import styled from 'styled-components';

export const Fields = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 16px;
  align-items: end;
`;

/** The address of a link that was just made. */
export const Made = styled.div`
  display: flex;
  gap: 8px;
  align-items: end;
  & > :first-child { flex: 1; }
`;

export const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  & > li {
    display: flex;
    gap: 16px;
    align-items: center;
    justify-content: space-between;
    padding: 8px 0;
    border-top: 1px solid var(--line);
  }
  & p { display: flex; flex-wrap: wrap; gap: 0 8px; min-width: 0; margin: 0; }
  & strong { font-weight: 600; }
  & span { color: var(--ink-muted); }
  & small { flex-basis: 100%; color: var(--ink-muted); }
`;

export const Heading = styled.h3`font-size: 13px; font-weight: 600;`;
