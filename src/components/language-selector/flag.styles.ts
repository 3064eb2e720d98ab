import styled from 'styled-components';

export const Flag = styled.svg`
  flex: none;
  vertical-align: -2px;
  margin-inline-end: 10px;
  border-radius: 2px;
  summary > & { margin-inline-end: 0; }
`;
