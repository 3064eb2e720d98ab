import styled from 'styled-components';
import { displayText } from '../../ui/display-text/display-text.ts';

export const Banner = styled.div`
  --shade: color-mix(in oklab, var(--ground-ink, var(--ink)) 60%, var(--primary));
  position: relative;
  display: grid;
  align-items: end;
  width: 100%;
  min-height: var(--xs);
  overflow: hidden;
  border-radius: var(--radius);
  background-color: var(--shade);
  color: var(--on-dark);
  --focus: var(--on-dark);
  isolation: isolate;
  @media (width >= 600px) { min-height: var(--md); }
  @media (width >= 1200px) { min-height: var(--lg); }
  &[data-picture]::after {
    content: '';
    position: absolute;
    inset: 0;
    z-index: -1;
    background: linear-gradient(to top, color-mix(in srgb, var(--shade) max(var(--overlay), 60%), transparent) 40%, color-mix(in srgb, var(--shade) var(--overlay), transparent));
  }
`;

export const Backdrop = styled.div`
  position: absolute;
  inset: 0;
  z-index: -2;
  & picture { display: contents; }
  & img { width: 100%; height: 100%; transition: scale 320ms var(--ease); }
  &[data-tall] img { object-position: var(--wide-at); }
  @media (width < 900px) { &[data-tall] img { object-position: var(--tall-at); } }
  @media (hover: hover) { :hover > & img { scale: 1.03; } }
`;

export const Texts = styled.div`
  display: grid;
  max-width: 640px;
  padding: clamp(24px, 3.4vw, 48px);
  & > :is(h2, h3, h4, h5, h6) { ${displayText} font-size: clamp(24px, 3vw, 40px); line-height: 1.12; }
  [data-align='center'] > & { margin-inline: auto; justify-items: center; }
  [data-align='end'] > & { margin-inline-start: auto; justify-items: end; }
`;

/** In sight on screens that are touched; elsewhere once the pointer or the focus is on the banner. */
export const Revealed = styled.div`
  display: grid;
  & > div { display: grid; gap: 20px; justify-items: inherit; padding-block-start: 12px; min-height: 0; font-size: 18px; line-height: 1.5; }
  @media (hover: hover) {
    grid-template-rows: 0fr;
    opacity: 0;
    transition: grid-template-rows var(--reveal) var(--ease), opacity var(--reveal) var(--ease);
    & > div { overflow: clip; overflow-clip-margin: 6px; padding-block-start: 0; }
    :is(:hover, :focus-within) > * > & { grid-template-rows: 1fr; opacity: 1; }
    :is(:hover, :focus-within) > * > & > div { padding-block-start: 12px; }
  }
  @media print { grid-template-rows: 1fr; opacity: 1; }
`;
