import styled, { keyframes } from 'styled-components';

export const Plain = styled.p`
  color: red;
`;

export const Base = styled.p`
  color: blue;
`;

export const Extended = styled(Base)`
  color: green;
`;

const turn = keyframes`to { rotate: 1turn; }`;

export const Animated = styled.p`
  animation: ${turn} 1s;
`;
