import styled from 'styled-components';

export const Dialog = styled.dialog`
  width: min(100% - 32px, 520px);
  padding: clamp(20px, 4vw, 32px);
  border: 0;
  border-radius: var(--radius);
  background: var(--paper);
  color: var(--ink);
  &::backdrop { background: color-mix(in srgb, var(--ink) 60%, transparent); }
  & > h2 { margin: 0 0 12px; font-size: 21px; line-height: 1.3; }
  & > p { margin: 0 0 8px; }
  & > [role='alert'] { color: var(--error); font-weight: 550; }
`;

export const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  margin-top: 20px;
`;
