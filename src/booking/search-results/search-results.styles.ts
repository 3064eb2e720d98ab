import styled from 'styled-components';
import { displayText } from '../../ui/display-text/display-text.ts';

export const Screen = styled.section`
  width: 100%;
  max-width: calc(var(--box-width) + 2 * var(--margin));
  margin-inline: auto;
  padding: clamp(24px, 4vw, 48px) var(--margin) var(--section);
  display: grid;
  gap: 24px;
`;

export const Heading = styled.header`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 32px;
  align-items: baseline;
  justify-content: space-between;
  & h1 { ${displayText} font-size: var(--text-headline); line-height: 1.15; }
  & p { color: var(--muted); }
`;
