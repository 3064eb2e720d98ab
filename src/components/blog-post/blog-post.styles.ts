import styled from 'styled-components';
import { displayText } from '../../ui/display-text/display-text.ts';

export const Post = styled.div`
  display: grid;
  gap: clamp(24px, 3vw, 40px);
  width: 100%;
  max-width: calc(760px + 2 * var(--margin));
  margin-inline: auto;
  padding: clamp(32px, 5vw, 72px) var(--margin);
  /* A row has margins of its own. */
  [data-direction] > & { max-width: 760px; padding-inline: 0; }
`;

export const Head = styled.header`
  display: grid;
  gap: 16px;
  & > h1 { ${displayText} font-size: var(--text-display); line-height: var(--display-line); text-wrap: balance; }
  & > p:last-child { font-size: var(--text-lead); line-height: 1.5; text-wrap: pretty; }
`;

export const PostDate = styled.p`
  color: var(--muted);
  font-variant-numeric: tabular-nums;
`;

export const Picture = styled.div`
  overflow: hidden;
  aspect-ratio: 16 / 9;
  border-radius: var(--radius);
  background-color: var(--surface);
  & picture { display: contents; }
  & img { width: 100%; height: 100%; }
`;

export const Back = styled.p`
  padding-block-start: 24px;
  border-top: 1px solid var(--line);
  & a { display: inline-flex; gap: 8px; align-items: center; min-height: 44px; color: var(--primary-text); font-weight: 650; }
  & span { display: inline-flex; }
`;

export const Skeleton = styled.div`
  height: 480px;
  border-radius: var(--radius);
  background-color: var(--line-soft);
  animation: breathe 1.6s ease-in-out infinite;
`;
