import styled from 'styled-components';

export const Host = styled.section`
  color: red;
`;

export const Body = styled.div`
  color: blue;
`;
