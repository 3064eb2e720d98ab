import styled from 'styled-components';

export const Account = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 20px;
  & > a { display: inline-flex; align-items: center; gap: 8px; min-height: 44px; color: inherit; }
`;
