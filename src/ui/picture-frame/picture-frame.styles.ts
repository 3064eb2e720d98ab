import styled from 'styled-components';

/** A box of fixed shape for a picture, so that the layout does not shift when it loads or fails. */
export const Frame = styled.div`
  position: relative;
  overflow: hidden;
  border-radius: var(--radius);
  background-color: var(--primary-tint);
  isolation: isolate;
  &:not([data-ratio='auto']) > picture, &:not([data-ratio='auto']) > picture > img { position: absolute; inset: 0; width: 100%; height: 100%; }
  &[data-ratio='auto'] > picture > img { width: 100%; height: auto; }
  &[data-ratio='1/1'] { aspect-ratio: 1 / 1; }
  &[data-ratio='4/3'] { aspect-ratio: 4 / 3; }
  &[data-ratio='3/2'] { aspect-ratio: 3 / 2; }
  &[data-ratio='16/9'] { aspect-ratio: 16 / 9; }
  &[data-ratio='21/9'] { aspect-ratio: 21 / 9; }
  &[data-ratio='4/5'] { aspect-ratio: 4 / 5; }
  &[data-ratio='3/4'] { aspect-ratio: 3 / 4; }
  &[data-mask='arch'] { border-radius: 100vmax 100vmax 0 0; }
  &[data-mask='round'] { border-radius: 50%; }
  &[data-mask='round'][data-ratio='auto'] { aspect-ratio: 1 / 1; }
  &[data-mask='round'][data-ratio='auto'] > picture > img { height: 100%; }
  & > picture > img { display: block; }

  /* Browsers draw this only for a picture that could not be loaded: its description on the brand's pattern. */
  & > picture > img::before {
    content: '';
    position: absolute;
    inset: 0;
    background: var(--motif) var(--primary-tint);
    background-blend-mode: soft-light;
  }
  & > picture > img::after {
    content: attr(alt);
    position: absolute;
    inset: 0;
    display: flex;
    align-items: center;
    justify-content: center;
    padding: 16px;
    color: var(--muted);
    font-size: 14px;
    line-height: 1.4;
    text-align: center;
  }
`;
