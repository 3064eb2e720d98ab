import styled from 'styled-components';

export const Alternatives = styled.section`
  width: 100%;
  max-width: calc(var(--box-width) + 2 * var(--margin));
  margin-inline: auto;
  padding: 0 var(--margin) var(--section);
  display: grid;
  gap: 24px;
  container-type: inline-size;
  /* Three in a line leave none alone below them. */
  @container (888px <= width < 1192px) { & > ul > li:nth-child(4) { display: none; } }
  & > h2 { font-family: var(--display-family); font-weight: var(--display-weight); font-stretch: var(--display-stretch); letter-spacing: var(--display-spacing); font-size: var(--text-title); line-height: 1.2; }
`;
