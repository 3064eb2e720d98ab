import styled from 'styled-components';
import { displayText } from '../../ui/display-text/display-text.ts';

/** All styles of the island are on its host, so that the browser does not load the style library for it. */
export const Contact = styled.div`
  display: grid;
  gap: 24px;
  width: 100%;
  min-width: 0;
  scroll-margin-block-start: 96px;
  & form { display: grid; gap: 28px; min-width: 0; }
  & form > div:last-child { display: grid; gap: 16px; justify-items: start; }
  @media (width >= 600px) { & form > div:last-child > button { width: auto; min-width: 200px; } }
`;

/** A failure above the button, or what replaces the form once it was sent. */
export const Message = styled.div`
  display: flex;
  gap: 12px;
  width: 100%;
  padding: 16px;
  border: 1px solid var(--error);
  border-radius: var(--radius);
  background: var(--error-tint);
  & > svg { flex: none; margin-top: 2px; color: var(--error); }
  & > div { display: grid; gap: 8px; justify-items: start; min-width: 0; }
  &[data-sent] { padding: clamp(20px, 3vw, 32px); border-color: var(--line-soft); background: var(--surface); }
  &[data-sent] > svg { color: var(--primary-text); }
  & h2 { ${displayText} font-size: var(--text-title); line-height: 1.2; }
  & button { min-height: 44px; padding: 0; border: 0; background: none; color: var(--primary-text); font: inherit; font-weight: 600; text-decoration: underline; cursor: pointer; }
`;

export const Skeleton = styled.div`
  height: 420px;
  border-radius: var(--radius);
  background-color: var(--line-soft);
  animation: breathe 1.6s ease-in-out infinite;
`;
