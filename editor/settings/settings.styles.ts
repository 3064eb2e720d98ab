import styled from 'styled-components';
import { LIST_ROOM } from '../app/shell/room.ts';

export const Columns = styled.div`
  display: flex; flex: 1; min-width: 0; min-height: 0;
  @media (width < ${LIST_ROOM}px) { flex-direction: column; }
`;

/** The fields; alone they take the middle of the screen. */
export const Panel = styled.section`
  flex: 1; min-width: 0; overflow: auto; background: var(--surface);
  &[data-beside] { flex: 0 0 380px; border-inline-end: 1px solid var(--line); }
  &:not([data-beside]) > * { max-width: 640px; }
  .single { padding-block: 16px; }
  .notice { padding: 12px 16px 0; }
  @media (width < ${LIST_ROOM}px) { &[data-beside] { flex: none; border-inline-end: 0; } }
`;

export const PreviewTools = styled.div`
  display: flex; flex-wrap: wrap; gap: 8px; justify-content: space-between; padding: 8px 12px; border-bottom: 1px solid var(--line); background: var(--surface);
  & > * { flex: 0 1 auto; }
`;

export const Preview = styled.div`
  flex: 1; min-width: 0; background: var(--desk);
  iframe { display: block; width: 100%; height: 100%; border: 0; }
  /* What is changed below it is seen at once. */
  @media (width < ${LIST_ROOM}px) { position: sticky; top: calc(2 * var(--top-bar)); z-index: 2; order: -1; flex: none; height: 34dvh; border-block-end: 1px solid var(--line); }
`;

/** A preview with tools above it. */
export const Sample = styled(Preview)`
  display: flex; flex-direction: column;
  @media (width < ${LIST_ROOM}px) { position: static; order: 0; height: 80dvh; }
`;

/** Width of a phone in a preview, in pixels; the other width is that of the screen. */
export const PHONE = 390;

/** Holds a page, which is as wide as a phone with `data-width`. */
export const PreviewArea = styled.div`
  display: flex; flex: 1; min-height: 0; justify-content: center;
  &[data-width] { padding: 12px 0; }
  &[data-width] > * { flex: 0 1 ${PHONE}px; max-width: 100%; box-shadow: var(--shadow-raised); }
`;
