import { DropZone } from 'react-aria-components/DropZone';
import styled from 'styled-components';

/** Takes dropped and pasted files anywhere on the screen. */
export const Drop = styled(DropZone)`
  flex: 1; min-height: 0; border-radius: 0;
  &[data-drop-target] { outline: 2px dashed var(--accent); outline-offset: -8px; background: var(--accent-soft); }
`;

export const Grid = styled.ul`
  display: grid; grid-template-columns: repeat(auto-fill, minmax(180px, 1fr)); gap: 16px; margin-top: 16px;
  li { position: relative; min-width: 0; }
`;

/** A picture as it is, on squares where it is transparent. */
export const Sample = styled.div`
  display: grid; place-items: center; aspect-ratio: 4 / 3; overflow: hidden; border: 1px solid var(--line); border-radius: var(--radius);
  background: var(--behind-pictures);
  img { display: block; width: 100%; height: 100%; object-fit: cover; }
  img[data-whole] { padding: 12px; object-fit: contain; }
`;

export const Caption = styled.div`
  display: grid; gap: 2px; padding: 6px 2px 0;
  a { overflow: hidden; color: var(--ink); font-weight: 500; text-decoration: none; text-overflow: ellipsis; white-space: nowrap; }
  /* The whole tile leads to the picture. */
  a::after { content: ''; position: absolute; inset: 0; border-radius: var(--radius); }
  a:focus-visible { outline: none; }
  a:focus-visible::after { outline: 2px solid var(--accent); outline-offset: 2px; }
  p { display: flex; flex-wrap: wrap; gap: 4px 8px; color: var(--ink-faint); font-size: var(--text-small); }
  p > .lack { color: var(--warning-ink); }
`;

export const Uploads = styled.div`margin-top: 12px;`;
