import styled from 'styled-components';

/** The code of the country, and the number beside it. */
export const Phone = styled.div`
  display: flex;
  gap: 8px;
  & > :last-child { flex: 1; }
`;

/** Shows the country in short; the names stand in the list. */
export const Prefix = styled.div`
  position: relative;
  flex: none;
  width: 118px;
  & select { color: transparent; padding-inline-start: 0; }
  & option { color: var(--ink); background: var(--paper); }
  & > span { position: absolute; z-index: 1; inset-block: 0; inset-inline: 14px 28px; display: flex; align-items: center; pointer-events: none; white-space: nowrap; font-size: 16px; }
  @media (forced-colors: active) { & select { color: ButtonFace; } }
`;
