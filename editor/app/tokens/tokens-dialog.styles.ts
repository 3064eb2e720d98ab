import styled from 'styled-components';

export const NewToken = styled.form`
  display: grid;
  grid-template-columns: 1fr 140px 120px;
  align-items: start;
  gap: 12px;
  @media (width < 640px) { grid-template-columns: 1fr; }
`;

export const Shown = styled.div`
  display: flex;
  flex-direction: column;
  gap: 8px;
  & > code {
    padding: 8px 12px;
    border: 1px solid var(--line);
    border-radius: var(--radius);
    background: var(--surface);
    font-size: 13px;
    overflow-wrap: anywhere;
    user-select: all;
  }
`;

export const TokenList = styled.ul`
  display: flex;
  flex-direction: column;
  & > li {
    display: flex;
    align-items: center;
    gap: 12px;
    padding: 8px 0;
    border-top: 1px solid var(--line);
  }
  & > li > div { flex: 1; min-width: 0; }
  & > li strong { display: block; overflow-wrap: anywhere; font-weight: 500; }
  & > li small { color: var(--ink-muted); }
`;
