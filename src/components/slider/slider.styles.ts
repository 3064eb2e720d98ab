import styled from 'styled-components';
import { displayText } from '../../ui/display-text/display-text.ts';

export const Slide = styled.div`
  position: relative;
  display: grid;
  align-items: end;
  min-height: var(--slide-height);
  height: 100%;
  overflow: hidden;
  border-radius: var(--radius);
  background-color: var(--primary);
  color: var(--on-primary);
  isolation: isolate;
  --slide-height: clamp(360px, 42vw, 520px);
  &[data-height='small'] { --slide-height: clamp(260px, 26vw, 340px); }
  &[data-height='large'] { --slide-height: clamp(460px, 52vw, 680px); }
  &[data-height='screen'] { --slide-height: max(480px, calc(100svh - 160px)); }
  &[data-position='center'] { justify-items: center; align-items: center; text-align: center; }
  &[data-position='end'] { justify-items: end; }
  --shade: color-mix(in oklab, var(--ground-ink, var(--ink)) 60%, var(--primary));
  --dark: 52%;
  &[data-shade] { background-color: var(--shade); color: var(--on-dark); --focus: var(--on-dark); }
  &[data-shade='strong'] { --dark: 78%; }
  &[data-shade='soft']::after, &[data-shade='strong']::after {
    content: '';
    position: absolute;
    inset: 0;
    z-index: -1;
    background: linear-gradient(to top, color-mix(in srgb, var(--shade) var(--dark), transparent) 45%, transparent 95%);
  }
  &[data-position='center']:is([data-shade='soft'], [data-shade='strong'])::after { background: color-mix(in srgb, var(--shade) var(--dark), transparent); }
  @media (forced-colors: active) { border: 1px solid CanvasText; }
`;

export const Backdrop = styled.div`
  position: absolute;
  inset: 0;
  z-index: -2;
  & img { width: 100%; height: 100%; }
  &[data-tall] img { object-position: var(--wide-at); }
  @media (width < 900px) { &[data-tall] img { object-position: var(--tall-at); } }
`;

export const Texts = styled.div`
  display: grid;
  gap: 16px;
  justify-items: inherit;
  max-width: 720px;
  padding: clamp(24px, 4vw, 56px);
  & > :is(h2, h3, h4, h5, h6) { ${displayText} font-size: clamp(28px, 3.6vw, 48px); line-height: 1.1; text-wrap: balance; }
  & > p { max-width: 52ch; font-size: clamp(16px, 1.4vw, 19px); line-height: 1.5; }
  & > a { margin-block-start: 8px; }
`;
