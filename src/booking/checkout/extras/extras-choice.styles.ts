import styled from 'styled-components';

export const Group = styled.fieldset`
  display: grid;
  min-width: 0;
  & > [role='alert'] { margin-bottom: 12px; }
  & > legend { margin-bottom: 8px; font-size: 21px; font-weight: 650; line-height: 1.3; }
`;

export const Row = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: 4px 16px;
  padding-block: 16px;
  border-top: 1px solid var(--line-soft);
  &:last-child { border-bottom: 1px solid var(--line-soft); }
  /* Price and control, counted from the front: as last children they would be known only once the row has arrived, and move then. */
  & > :nth-child(2) { grid-column: 1; }
  & > :nth-child(3) { grid-column: 2; grid-row: 1 / span 2; justify-self: end; }
  & > input { position: relative; z-index: 1; width: 26px; height: 26px; margin: 0; accent-color: var(--primary); cursor: pointer; }
  & > input:disabled { cursor: not-allowed; }
  @media (width >= 600px) {
    grid-template-columns: minmax(0, 1fr) auto 126px;
    gap: 4px 24px;
    & > :nth-child(2) { grid-column: 2; }
    & > :nth-child(3) { grid-column: 3; grid-row: 1; }
  }
`;

export const Description = styled.div`
  & > :first-child { font-weight: 600; line-height: 1.4; }
  /* What is taken or not is pressed anywhere in its row. */
  & > label::after { content: ''; position: absolute; inset: 0; cursor: pointer; }
  [data-fixed] > & > label::after { cursor: not-allowed; }
  & p { font-size: 14px; line-height: 1.45; color: var(--muted); }
  & small { display: block; font-size: 14px; line-height: 1.45; color: var(--primary-text); }
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
  & > small { display: block; font-size: 13px; color: var(--muted); }
  @media (width >= 600px) { text-align: end; white-space: nowrap; }
`;

export const Stepper = styled.div`
  display: inline-grid;
  grid-template: 44px / 44px 36px 44px;
  align-items: center;
  border: 1px solid var(--line);
  border-radius: var(--field-radius);
  background: var(--paper);
  & > output { text-align: center; font-weight: 600; font-variant-numeric: tabular-nums; }
  & > button { display: grid; place-items: center; height: 44px; padding: 0; border: 0; border-radius: inherit; background: none; color: var(--primary-text); cursor: pointer; }
  & > button[aria-disabled] { color: var(--muted); opacity: 0.55; cursor: not-allowed; }
  & > button:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }
  @media (hover: hover) { & > button:hover:not([aria-disabled]) { background: var(--primary-tint); } }
`;
