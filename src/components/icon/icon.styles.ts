import styled from 'styled-components';

export const Holder = styled.span`
  display: block;
  width: fit-content;
  line-height: 0;
  &[data-align='center'] { margin-inline: auto; }
  &[data-align='end'] { margin-inline-start: auto; }
  [data-align='center'] > &:not([data-align]) { margin-inline: auto; }
`;
