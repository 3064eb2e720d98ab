import styled from 'styled-components';
import { displayText } from '../../ui/display-text/display-text.ts';

export const CallToAction = styled.div`
  position: relative;
  isolation: isolate;
  display: flex;
  flex-direction: column;
  gap: 24px;
  width: 100%;
  min-width: 0;
  &[data-filled] { overflow: hidden; border-radius: var(--radius); padding: clamp(28px, 5vw, 64px) clamp(20px, 5vw, 64px); }
  &[data-tone='light'] { color: var(--on-dark); }
  &[data-tone='dark'] { color: var(--ink); }
  &[data-align='center'] { align-items: center; text-align: center; }
  &[data-align='end'] { align-items: flex-end; text-align: end; }
  @media (width >= 900px) {
    &[data-layout='inline'] { flex-direction: row; gap: 48px; align-items: center; justify-content: space-between; }
    &[data-layout='inline'] > :last-child:not(:first-child) { flex: none; max-width: 50%; }
  }
`;

export const Texts = styled.div`
  display: flex;
  flex-direction: column;
  gap: 12px;
  min-width: 0;
  [data-align='center'] > & { align-items: center; }
  [data-align='end'] > & { align-items: flex-end; }
`;

export const Heading = styled.h2`
  max-width: 24ch;
  ${displayText}
  font-size: var(--text-headline);
  line-height: 1.12;
  text-wrap: balance;
`;

export const Text = styled.p`
  max-width: 56ch;
  font-size: var(--text-body);
  line-height: 1.55;
  white-space: pre-line;
  text-wrap: pretty;
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  align-items: center;
  [data-align='center'] > & { justify-content: center; }
  [data-align='end'] > & { justify-content: flex-end; }
`;
