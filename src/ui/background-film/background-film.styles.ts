import styled from 'styled-components';

/** Lies over the still picture of its backdrop; nothing of it is loaded by those who want less motion. */
export const Film = styled.video`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  object-fit: cover;
  :has(> [data-film-switch] > :checked) & { visibility: hidden; }
  @media (prefers-reduced-motion: reduce) { display: none; }
  @media print { display: none; }
`;

/** Hides the film, so that the still picture is seen; works without scripts. */
export const Switch = styled.label`
  position: absolute;
  inset-block-start: 12px;
  inset-inline-end: 12px;
  z-index: 1;
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  border-radius: 50%;
  background-color: color-mix(in srgb, var(--ground-ink, var(--ink)) 72%, transparent);
  color: var(--on-dark);
  cursor: pointer;
  & > [data-on] { display: none; }
  &:has(> :checked) > [data-on] { display: grid; }
  &:has(> :checked) > [data-off] { display: none; }
  & > span { grid-area: 1 / 1; line-height: 0; }
  &:has(> :focus-visible) { outline: 3px solid var(--on-dark); outline-offset: 2px; }
  @media (prefers-reduced-motion: reduce) { display: none; }
  @media print { display: none; }
  @media (forced-colors: active) { border: 1px solid ButtonText; }
`;
