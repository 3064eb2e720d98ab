import styled from 'styled-components';
import { displayText } from '../../../ui/display-text/display-text.ts';

export const Booked = styled.div`
  display: flex;
  gap: 12px;
  padding: 16px;
  border: 1px solid var(--line);
  border-radius: var(--radius);
  & > svg { flex: none; color: var(--success); }
  & > div { display: grid; gap: 8px; justify-items: start; }
  & a { display: inline-block; padding-block: 10px; }
`;

/** Around the notice where it is all that the page shows. */
export const Alone = styled.div`
  display: grid;
  gap: 24px;
  width: 100%;
  max-width: calc(var(--box-width) + 2 * var(--margin));
  margin-inline: auto;
  padding: clamp(24px, 4vw, 56px) var(--margin) var(--section);
  & > h1 { ${displayText} font-size: var(--text-headline); line-height: 1.12; }
`;
