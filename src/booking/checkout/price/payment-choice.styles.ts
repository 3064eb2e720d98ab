import styled from 'styled-components';

export const Payment = styled.p`
  display: flex;
  gap: 12px;
  padding: 16px;
  border: 1px solid var(--line-soft);
  border-radius: var(--radius);
  & > svg { flex: none; color: var(--primary-text); }
  & a { color: var(--primary-text); }
`;

export const Methods = styled.fieldset`
  display: grid;
  gap: 8px;
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  & > legend { margin-block-end: 12px; padding: 0; font-size: 21px; font-weight: 650; line-height: 1.3; }
  & > label { display: flex; gap: 12px; align-items: center; min-height: 56px; padding: 8px 16px; border: 1px solid var(--line); border-radius: min(var(--radius), 12px); cursor: pointer; }
  & > label:has(:checked) { border-color: var(--primary); box-shadow: inset 0 0 0 1px var(--primary); background: var(--primary-tint); }
  & > label:has(:focus-visible) { outline: 2px solid var(--focus); outline-offset: 2px; }
  & > label[data-refused] { color: var(--muted); cursor: not-allowed; }
  & > label > span { flex: 1; min-width: 0; }
  & small { display: block; font-size: 14px; }
  & [type='radio'] { flex: none; width: 20px; height: 20px; margin: 0; accent-color: var(--primary); }
  & > p { font-size: 14px; color: var(--muted); }
`;
