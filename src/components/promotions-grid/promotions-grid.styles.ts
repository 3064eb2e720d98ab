import styled from 'styled-components';

export const Promotions = styled.div`
  width: 100%;
  min-width: 0;
`;
