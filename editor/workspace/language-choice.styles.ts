import styled from 'styled-components';

/** In a narrow window the tag of the language is enough. */
export const Width = styled.div`
  width: 200px;
  @media (width < 1500px) { width: 104px; }
  @media (width < 1200px) { width: 84px; }
`;
