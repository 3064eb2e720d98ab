import styled from 'styled-components';

export const Group = styled.fieldset`
  display: grid;
  min-width: 0;
  & > legend { margin-bottom: 8px; font-size: 21px; font-weight: 650; line-height: 1.3; }
`;

export const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: 4px 16px;
  padding: 16px 4px;
  border-top: 1px solid var(--line-soft);
  &:last-child { border-bottom: 1px solid var(--line-soft); }
  & > :last-child { grid-column: 2; grid-row: 1 / span 2; justify-self: end; }
  & > input { width: 26px; height: 26px; margin: 0; accent-color: var(--primary); cursor: pointer; }
  & > input:disabled { cursor: not-allowed; }
  @media (width >= 600px) {
    grid-template-columns: minmax(0, 1fr) auto 124px;
    gap: 4px 24px;
    & > :last-child { grid-column: 3; grid-row: 1; }
  }
`;

export const Words = styled.div`
  & > :first-child { font-weight: 600; line-height: 1.4; }
  & > p { font-size: 14px; line-height: 1.45; color: var(--muted); }
  & > small { display: block; font-size: 14px; line-height: 1.45; color: var(--primary-text); }
`;

/** Of what kind the prices above are. */
export const Kind = styled.p`
  margin-top: -20px;
  font-size: 14px;
  line-height: 1.45;
  color: var(--muted);
`;

export const Amount = styled.p`
  font-size: 16px;
  line-height: 1.4;
  font-variant-numeric: tabular-nums;
  @media (width >= 600px) { text-align: end; white-space: nowrap; }
`;

export const Stepper = styled.div`
  display: inline-grid;
  grid-template-columns: 40px 36px 40px;
  align-items: center;
  border: 1px solid var(--line);
  border-radius: var(--field-radius);
  background: var(--paper);
  & > output { text-align: center; font-weight: 600; font-variant-numeric: tabular-nums; }
  & > button { display: grid; place-items: center; height: 40px; padding: 0; border: 0; border-radius: inherit; background: none; color: var(--primary-text); cursor: pointer; }
  & > button[aria-disabled] { color: var(--muted); opacity: 0.55; cursor: not-allowed; }
  & > button:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }
  @media (hover: hover) { & > button:hover:not([aria-disabled]) { background: var(--primary-tint); } }
`;
