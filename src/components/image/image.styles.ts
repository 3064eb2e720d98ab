import styled from 'styled-components';

export const Figure = styled.figure`
  display: block;
  width: 100%;
  min-width: 0;
  & > a { display: block; border-radius: var(--radius); }
  @media (hover: hover) {
    & > a picture > img { transition: scale var(--reveal) var(--ease); }
    & > a:hover picture > img { scale: 1.02; }
  }
`;

export const Caption = styled.figcaption`
  margin-top: 12px;
  padding-inline-start: 12px;
  border-inline-start: 2px solid var(--accent);
  font-size: 14px;
  line-height: 1.45;
  color: var(--muted);
  [data-align='center'] > & { width: fit-content; margin-inline: auto; }
`;
