import styled from 'styled-components';

export const Loading = styled.div`
  width: 100%;
`;

/** Placeholder of the cars while the fleet loads. */
export const Skeleton = styled.div`
  height: 460px;
  border-radius: var(--radius);
  background-color: var(--line-soft);
  animation: breathe 1.6s ease-in-out infinite;
`;
