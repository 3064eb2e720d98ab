import styled from 'styled-components';

/** The place of something that is loading; its width and height are those of what comes. */
export const Skeleton = styled.span.attrs({ 'aria-hidden': true })`
  display: block;
  min-height: 12px;
  border-radius: var(--radius-small);
  background: var(--surface-pressed);
  animation: breathe 1.4s ease-in-out infinite;
`;
