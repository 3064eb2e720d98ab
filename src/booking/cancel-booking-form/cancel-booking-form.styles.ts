import styled from 'styled-components';
import { displayText } from '../../ui/display-text/display-text.ts';

export const Cancel = styled.div`
  display: grid;
  gap: 20px;
  width: 100%;
  max-width: 620px;
  min-width: 0;
  scroll-margin-block-start: 96px;
  & h2 { ${displayText} font-size: var(--text-title); line-height: 1.2; }
  & form { display: grid; gap: 20px; min-width: 0; }
  & form > div:last-child { display: grid; gap: 16px; justify-items: start; }
  @media (width >= 600px) { & form > div:last-child > button { width: auto; min-width: 200px; } }
`;

/** A failure above the button, or what replaces the form once the booking is cancelled. */
export const Message = styled.div`
  display: flex;
  gap: 12px;
  width: 100%;
  padding: 16px;
  border: 1px solid var(--error);
  border-radius: var(--radius);
  background: var(--error-tint);
  & > svg { flex: none; margin-top: 2px; color: var(--error); }
  &[data-done] { border-color: var(--line-soft); background: var(--surface); }
  &[data-done] > svg { color: var(--success); }
`;
