import styled from 'styled-components';
import { displayText } from '../display-text/display-text.ts';

export const Screen = styled.section`
  display: grid;
  gap: 32px;
  align-items: center;
  width: 100%;
  max-width: calc(var(--box-width) + 2 * var(--margin));
  margin-inline: auto;
  padding: clamp(40px, 6vw, 96px) var(--margin) var(--section);
  @media (width >= 900px) {
    gap: clamp(32px, 5vw, 80px);
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
    & > :first-child { order: 2; }
  }
`;

/** Shows the brand's pattern in place of a missing picture. */
export const Emblem = styled.div`
  position: relative;
  display: grid;
  place-items: center;
  aspect-ratio: 4 / 3;
  overflow: hidden;
  border-radius: var(--radius);
  background: var(--primary);
  color: var(--on-primary);
  isolation: isolate;
  &::before { content: ''; position: absolute; inset: 0; z-index: -1; background: currentColor; mask: var(--motif); opacity: 0.7; }
  @media (width < 900px) { aspect-ratio: 21 / 9; }
`;

export const Texts = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
`;

export const About = styled.div`
  display: grid;
  gap: 16px;
  width: 100%;
  margin-block-start: 24px;
`;

export const Title = styled.h1`
  max-width: 20ch;
  ${displayText}
  font-size: var(--text-display);
  line-height: var(--display-line);
`;

export const Text = styled.p`
  max-width: 44ch;
  margin-top: 20px;
  font-size: var(--text-lead);
  line-height: 1.5;
  text-wrap: balance;
  color: var(--muted);
`;

export const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px 24px;
  align-items: center;
  margin-top: 32px;
`;
