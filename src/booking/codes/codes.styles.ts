import styled from 'styled-components';

/** Codes that are applied, and the way to add one. */
export const Codes = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 12px;
  align-items: center;
  font-size: 15px;
  line-height: 1.4;
  & > p { display: flex; gap: 8px; align-items: center; min-height: 44px; margin: 0; padding-inline-start: 12px; border: 1px dashed var(--line); border-radius: min(var(--field-radius), 12px); background: var(--paper); }
  & > p > span > strong { letter-spacing: 0.04em; }
  & > p > span > small { display: block; font-size: 13px; color: var(--muted); }
  & > p > a { display: grid; place-items: center; width: 44px; height: 44px; color: inherit; }
  & > button { display: inline-flex; gap: 8px; align-items: center; min-height: 44px; padding: 0; border: 0; background: none; color: var(--primary-text); font: inherit; font-weight: 600; text-decoration: underline; text-underline-offset: 3px; cursor: pointer; }
  & > [role='alert'] { flex-basis: 100%; color: var(--error); font-weight: 550; }
`;

export const Modal = styled.dialog`
  width: min(480px, calc(100vw - 32px));
  max-width: none;
  max-height: calc(100dvh - 32px);
  padding: 20px 24px 24px;
  border: 0;
  border-radius: min(var(--radius), 16px);
  background: var(--paper);
  color: var(--ink);
  box-shadow: var(--shadow-overlay);
  font-size: 16px;
  line-height: 1.5;
  overflow: auto;
  &:not([open]) { display: none; }
  &::backdrop { background: color-mix(in srgb, var(--ink) 60%, transparent); }
  & > header { display: flex; gap: 12px; align-items: center; justify-content: space-between; margin-block-end: 12px; }
  & > header > h2 { font-size: var(--text-title); line-height: 1.2; }
  & > header > button { display: grid; flex: none; place-items: center; width: 44px; height: 44px; margin-inline-end: -12px; padding: 0; border: 0; border-radius: 50%; background: none; color: inherit; cursor: pointer; }
  & > form { display: grid; gap: 16px; }
  & [role='radiogroup'] { display: flex; flex-wrap: wrap; gap: 4px 24px; }
  & [role='radiogroup'] > label { display: flex; gap: 10px; align-items: center; min-height: 44px; cursor: pointer; }
  & [type='radio'] { width: 20px; height: 20px; margin: 0; accent-color: var(--primary); }
  & [data-code] { text-transform: uppercase; letter-spacing: 0.04em; }
  & [role='alert'] { margin: 8px 0 0; font-size: 14px; font-weight: 550; line-height: 1.45; color: var(--error); }
`;
