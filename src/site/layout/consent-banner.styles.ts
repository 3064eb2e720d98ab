import styled from 'styled-components';

/** Above the page at its lower edge; the page ends above it, and what has the focus stays visible. */
export const Banner = styled.form`
  position: fixed;
  z-index: 70;
  inset-block-end: 0;
  inset-inline: 0;
  display: grid;
  gap: 12px 40px;
  max-height: 85vh;
  overflow: auto;
  overscroll-behavior: contain;
  padding: 20px max(var(--margin), calc((100vw - var(--box-width)) / 2)) max(20px, env(safe-area-inset-bottom));
  border-block-start: 1px solid var(--line-soft);
  background: var(--paper);
  color: var(--ink);
  box-shadow: var(--shadow-overlay);
  &[hidden] { display: none; }
  & h2 { margin-block-end: 4px; font-family: var(--display-family); font-size: 20px; font-weight: 650; line-height: 1.25; outline: none; }
  & p { max-width: 70ch; font-size: 15px; line-height: 1.5; }
  @media (width >= 900px) {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: start;
    & > details { grid-column: 1 / -1; }
  }
  @media print { display: none; }
`;

export const Choices = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 8px 12px;
  align-items: center;
  @media (width >= 900px) { width: 340px; }
`;

/** Both choices look alike: neither is harder to give. */
export const Choice = styled.button`
  min-height: 48px;
  padding: 8px 16px;
  border: 2px solid var(--primary-text);
  border-radius: var(--field-radius);
  background: transparent;
  color: var(--primary-text);
  font-weight: 650;
  line-height: 1.2;
  cursor: pointer;
  @media (hover: hover) { &:hover { background: var(--primary-tint); } }
  &:active { background: color-mix(in srgb, var(--primary-text) calc(18% * var(--mark-strength, 1)), transparent); }
`;

export const Purposes = styled.details`
  & > summary { width: fit-content; padding-block: 10px; font-weight: 600; text-decoration: underline; text-underline-offset: 0.2em; cursor: pointer; }
  & ul { display: grid; gap: 4px 32px; margin-block-end: 12px; @media (width >= 900px) { grid-template-columns: repeat(2, minmax(0, 1fr)); } }
  & label { display: grid; grid-template-columns: 24px 1fr; gap: 0 12px; align-items: start; padding-block: 8px; cursor: pointer; }
  & input { width: 24px; height: 24px; margin: 0; accent-color: var(--primary); }
  & strong { display: block; font-weight: 650; }
  & span { font-size: 15px; line-height: 1.45; }
`;

/** Where the choice is changed later: at the end of every page that asks. */
export const Reopen = styled.div`
  display: flex;
  justify-content: center;
  padding-block: 4px;
  background: var(--paper);
  & button { min-height: 44px; padding-inline: 12px; border: 0; background: none; color: var(--muted); font-size: var(--text-small); text-decoration: underline; text-underline-offset: 0.2em; cursor: pointer; }
  & button:hover { color: var(--primary-text); }
`;
