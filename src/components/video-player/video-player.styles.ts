import styled from 'styled-components';

/** All styles of the island are on its host, so that the browser does not load the style library for it. */
export const Player = styled.div`
  position: relative;
  width: 100%;
  overflow: hidden;
  border-radius: var(--radius);
  background-color: var(--ground-ink, var(--ink));
  color: var(--on-dark);
  aspect-ratio: 16 / 9;
  &[data-ratio='4/3'] { aspect-ratio: 4 / 3; }
  &[data-ratio='1/1'] { aspect-ratio: 1; }
  &[data-ratio='21/9'] { aspect-ratio: 21 / 9; }
  &[data-ratio='9/16'] { aspect-ratio: 9 / 16; max-width: 420px; }
  [data-align='center'] > &[data-ratio='9/16'] { margin-inline: auto; }
  & > video, & > iframe { display: block; width: 100%; height: 100%; border: 0; }
  & > video { object-fit: cover; }
  & > [data-motion='less'] { display: none; }
  @media (prefers-reduced-motion: reduce) {
    & > [data-motion='full'] { display: none; }
    & > [data-motion='less'] { display: block; }
  }
  & > a { position: absolute; inset: 0; display: grid; place-items: center; color: inherit; text-decoration: none; }
  & > a > div { position: absolute; inset: 0; }
  & > a > div img { width: 100%; height: 100%; }
  & > a > div:not(:empty)::after { content: ''; position: absolute; inset: 0; background-color: color-mix(in srgb, var(--ground-ink, var(--ink)) 40%, transparent); }
  & > a > [data-mark] { position: relative; line-height: 0; transition: scale var(--reveal) var(--ease); }
  & > a > [data-host] { position: absolute; inset: auto 0 0; padding: 12px 16px; background-color: color-mix(in srgb, var(--ground-ink, var(--ink)) 72%, transparent); font-size: 14px; line-height: 1.35; }
  & > a:focus-visible { outline: 3px solid var(--on-dark); outline-offset: -6px; }
  & > a:active > [data-mark] { scale: 0.94; }
  @media (hover: hover) { & > a:hover > [data-mark] { scale: 1.08; } }
  @media (forced-colors: active) { border: 1px solid CanvasText; }
`;
