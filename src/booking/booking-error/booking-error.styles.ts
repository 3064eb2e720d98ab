import styled from 'styled-components';
import { displayText } from '../../ui/display-text/display-text.ts';

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
  & > h2 { ${displayText} font-size: var(--text-title); line-height: 1.2; }
`;
