import styled from 'styled-components';
import { LOW_WINDOW } from '../../runtime/theme/low-window.ts';
import { displayText } from '../../ui/display-text/display-text.ts';

/** From this width on the menu is in the bar; on narrower screens it is a drawer. The `lg` breakpoint. */
const WIDE = '@media (width >= 1200px)';
const NARROW = '@media (width < 1200px)';
/**
 * Laid over the page's first section, where that is a dark picture: light text stays legible on it. The body has it: Chromium
 * may notice what arrives in a sibling only after it has drawn the page.
 */
const OVER = 'body:has(> main > [data-tone="light"]:first-child)';

const scrim = (percent: number) =>
  `color-mix(in srgb, var(--ground-ink, var(--ink)) ${percent}%, transparent)`;

export const Header = styled.header`
  --bar-height: 64px;
  position: sticky;
  z-index: 40;
  inset-block-start: 0;
  ${LOW_WINDOW} { position: relative; }
  border-block-end: 1px solid var(--line-soft);
  background-color: var(--paper);
  /* While the page arrives: shown once it is complete, for what comes last in it moves what comes first. After the content it may be the last of the page. */
  body:not(:has(> [data-site-header] + *)) > &:not(main ~ *) { visibility: hidden; }
  ${WIDE} {
    --bar-height: 80px;
    /* The line with the logo may scroll away; the menu below it stays. */
    &[data-layout='centered'] { inset-block-start: calc(-1 * var(--bar-height)); }
  }

  ${OVER} > &[data-layout='overlay'] {
    position: absolute;
    inset-inline: 0;
    inset-block-start: auto;
    border: 0;
    /* A gradient that gives the text enough contrast on any picture. */
    background: linear-gradient(${scrim(74)}, ${scrim(64)} 46%, ${scrim(30)} 74%, transparent);
    padding-block-end: 32px;
    color: var(--on-dark);
    --focus: var(--on-dark);
    --focus-gap: var(--ground-ink, var(--ink));
    --menu-mark: var(--on-dark);
    ${NARROW} {
      &:has([data-drawer][open]) { background: var(--paper); color: var(--ink); --focus: var(--primary-text); --focus-gap: var(--paper); }
    }
  }
`;

export const Bar = styled.div`
  display: flex;
  gap: 12px 32px;
  align-items: center;
  width: 100%;
  max-width: calc(var(--box-width) + 2 * var(--margin));
  min-height: var(--bar-height);
  margin-inline: auto;
  padding-inline: var(--margin);
  ${WIDE} {
    [data-layout='centered'] > & {
      display: grid;
      grid-template: var(--bar-height) auto / minmax(0, 1fr) auto minmax(0, 1fr);
      gap: 0;
      & > a { grid-area: 1 / 2; }
    }
  }
`;

export const Logo = styled.a`
  flex: none;
  display: flex;
  align-items: center;
  min-height: 44px;
  color: inherit;
  ${displayText}
  font-size: 24px;
  line-height: 1.1;
  text-decoration: none;
  & > img {
    width: auto;
    height: min(var(--logo-height), calc(var(--bar-height) - 16px));
    /* Not the picture's own, by which the menu would move when it is there. */
    aspect-ratio: var(--logo-ratio);
    max-width: min(var(--logo-width), 56vw);
    object-fit: contain;
    object-position: 0 50%;
  }
  /* A coloured logo would drown in the picture: its shape in one light tone does not. */
  ${OVER} > [data-layout='overlay']:not(:has([data-drawer][open])) & > img { filter: brightness(0) invert(1); }
`;

/** The button of the drawer; it precedes the menu, which the bar and the drawer share. */
export const Toggle = styled.details`
  margin-inline-start: auto;
  ${WIDE} { display: none; }
  & > summary {
    display: inline-flex;
    gap: 10px;
    align-items: center;
    min-height: 44px;
    margin-inline-end: -12px;
    padding: 8px 12px;
    border-radius: var(--field-radius);
    background-color: var(--toggle-background, transparent);
    color: var(--toggle-color, inherit);
    font-size: 16px;
    font-weight: 600;
    list-style: none;
    cursor: pointer;
    user-select: none;
    -webkit-tap-highlight-color: transparent;
  }
  & > summary::-webkit-details-marker { display: none; }
  & > summary:active { background-color: color-mix(in srgb, currentColor calc(14% * var(--mark-strength, 1)), transparent); }
  & > summary > svg + svg { display: none; }
  &[open] > summary > svg { display: none; }
  &[open] > summary > svg + svg { display: block; }
`;

export const Panel = styled.div`
  ${NARROW} {
    display: none;
    --popup-position: static;
    details[open] + & {
      position: absolute;
      z-index: 1;
      inset-block-start: var(--bar-height);
      inset-inline: 0;
      display: flex;
      flex-direction: column;
      gap: 8px;
      height: calc(100dvh - var(--bar-height));
      padding: 8px var(--margin) 32px;
      overflow-y: auto;
      overscroll-behavior: contain;
      border-block-start: 1px solid var(--line-soft);
      background-color: var(--paper);
    }
  }
  ${WIDE} {
    --popup-start: auto;
    --popup-end: 0;
    display: flex;
    flex: 1;
    gap: 24px;
    align-items: center;
    min-width: 0;
    color: inherit;
    --muted: inherit;
    [data-placement='start'] > & > nav { margin-inline-end: auto; }
    [data-placement='center'] > & > nav { margin-inline: auto; }
    [data-placement='end'] > & > nav { margin-inline-start: auto; }
    [data-layout='centered'] > & { display: contents; }
    [data-layout='centered'] > & > nav { grid-area: 2 / 1 / 3 / -1; margin: 0 auto 8px; }
    [data-layout='centered'] > & > :last-child:not(nav) { grid-area: 1 / 3; justify-self: end; }
  }
`;

export const Extra = styled.div`
  ${NARROW} { margin-block-start: auto; padding-block-start: 16px; border-block-start: 1px solid var(--line-soft); & nav[data-align], & nav { margin-inline: -12px auto; } }
  ${WIDE} { flex: none; margin-inline-end: -12px; }
`;
