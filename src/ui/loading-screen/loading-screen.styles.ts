import styled from 'styled-components';

export const Screen = styled.section`
  width: 100%;
  max-width: calc(var(--box-width) + 2 * var(--margin));
  margin-inline: auto;
  padding: clamp(24px, 4vw, 56px) var(--margin) var(--section);
`;

export const Heading = styled.div`
  width: min(420px, 70%);
  height: 44px;
  margin-block-end: 32px;
  border-radius: var(--radius);
  background-color: var(--line-soft);
  animation: breathe 1.6s ease-in-out infinite;
`;

export const Blocks = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 320px), 1fr));
  gap: var(--gutter);
`;

export const Block = styled.div`
  height: 320px;
  border-radius: var(--radius);
  background-color: var(--line-soft);
  animation: breathe 1.6s ease-in-out infinite;
`;

export const Line = styled.div`
  height: 48px;
  margin-block-start: 12px;
  border-radius: min(var(--field-radius), 12px);
  background-color: var(--line-soft);
  animation: breathe 1.6s ease-in-out infinite;
`;
