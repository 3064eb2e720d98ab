import styled from 'styled-components';

export const CanvasColumn = styled.div`position: relative; display: flex; flex: 1; min-width: 0; min-height: 0;`;

/** Scrolls sideways where the page is shown wider than there is room. */
export const Area = styled.div`
  position: relative; flex: 1; min-width: 0; min-height: 0; overflow: auto hidden; background: var(--desk); contain: strict;
  .sheet { position: relative; margin-inline: auto; overflow: clip; }
  .viewport { transform-origin: 0 0; }
  iframe { display: block; width: 100%; height: 100%; border: 0; }
  &:focus-visible { outline: 2px solid var(--accent); outline-offset: -2px; }
`;

/** What stands above the frame; only tools take the pointer. */
export const Overlay = styled.div`
  position: absolute; inset: 0; overflow: hidden; pointer-events: none;
  [data-mark] { position: absolute; inset-block-start: 0; inset-inline-start: 0; border-radius: 2px; }
  [data-mark='hover'] { outline: 1px solid var(--accent); outline-offset: -1px; background: color-mix(in srgb, var(--accent) 5%, transparent); }
  [data-mark='selected'] { outline: 2px solid var(--accent); outline-offset: -2px; }
`;

export const Primary = styled.div`
  outline: 2px solid var(--accent); outline-offset: -2px;
`;
