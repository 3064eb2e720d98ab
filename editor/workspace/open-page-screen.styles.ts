import styled from 'styled-components';
import { LIST_ROOM, PROPERTIES_ROOM } from '../app/shell/room.ts';

/** As high as the window leaves below the top bar, which has two lines in narrow windows: each column scrolls by itself. */
export const Columns = styled.div`
  position: relative; display: flex; flex: none; height: calc(100dvh - var(--top-bar));
  @media (width < ${PROPERTIES_ROOM}px) { height: calc(100dvh - 2 * var(--top-bar)); }
`;

const ABOVE_CANVAS =
  'position: absolute; inset-block: 0; z-index: 2; width: min(100% - 48px, 360px); box-shadow: var(--shadow-overlay);';

export const Side = styled.section`
  display: flex; flex-direction: column; flex: none; width: 280px; min-height: 0; overflow: auto; background: var(--surface);
  /* What changes inside is laid out and painted by itself. */
  contain: strict;
  &[data-side='start'] { border-inline-end: 1px solid var(--line); overflow: hidden; }
  &[data-side='start'] > div { flex: 1; }
  /* What is reached by the keyboard stands above the pane at the foot. */
  &[data-side='end'] { width: 300px; scroll-padding-block-end: 96px; border-inline-start: 1px solid var(--line); }
  /* What has no room beside the canvas stands above it while it is open. */
  @media (width < ${PROPERTIES_ROOM}px) { &[data-side='end'] { ${ABOVE_CANVAS} inset-inline-end: 0; } }
  @media (width < ${LIST_ROOM}px) {
    &[data-side='start'] { ${ABOVE_CANVAS} inset-inline-start: 0; }
    /* Both are open only where the window became narrow meanwhile. */
    [data-side='start'] ~ &[data-side='end'] { display: none; }
  }
`;
