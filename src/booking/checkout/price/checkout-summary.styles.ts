import styled, { css, keyframes } from 'styled-components';

const fullHeight = keyframes`to { max-height: calc(100dvh - var(--below-header) - 16px); }`;

/** Over the ground: a shadow at the cut edge, which the end of what scrolls covers. */
const cutEdge = css`
  background:
    linear-gradient(to top, var(--under) 40%, transparent) bottom / 100% 40px no-repeat local,
    linear-gradient(to top, color-mix(in srgb, var(--ink) 24%, transparent), transparent) bottom / 100% 18px no-repeat,
    var(--under);
`;

/**
 * The car and its price. It stands before the form in the document, as on a phone: a browser that renders the page
 * while it arrives would else move the form down when the summary is there.
 */
export const Summary = styled.aside`
  --under: var(--paper);
  --inside: 24px;
  min-width: 0;
  & > [role='alert'] { margin-block: 16px; }
  @media (width >= 900px) {
    position: sticky;
    top: var(--below-header);
    /*
     * What is higher than the window scrolls in itself: its last controls are reached before the page ends. Below the
     * heading of the page there is less room than there is once that has scrolled away.
     */
    max-height: calc(100dvh - 17rem);
    @supports (animation-timeline: scroll()) {
      animation: ${fullHeight} linear both;
      animation-timeline: scroll(root);
      animation-range: 0 9rem;
    }
    overflow-y: auto;
    border: 1px solid var(--line-soft);
    border-radius: var(--radius);
    --under: var(--surface);
    --inside: clamp(16px, 2.5vw, 32px);
    ${cutEdge}
    padding: var(--inside);
    & > [role='alert'] { margin-block: 20px 0; }
  }
  @media print { max-height: none; overflow: visible; animation: none; }
`;

/** On a phone a drawer, which the browser opens and closes; else always open. */
export const Content = styled.div`
  display: grid;
  gap: 20px;
  border: 0;
  background: none;
  color: inherit;
  @media (width >= 900px) {
    position: static;
    width: auto;
    margin: 0;
    padding: 0;
    overflow: visible;
  }
  @media (width < 900px) {
    position: fixed;
    inset: auto 0 0;
    align-content: start;
    width: auto;
    max-width: none;
    max-height: min(88dvh, 760px);
    margin: 0;
    padding: 0 var(--margin) var(--inside);
    border-radius: min(var(--radius), 16px) min(var(--radius), 16px) 0 0;
    background: var(--paper);
    box-shadow: var(--shadow-overlay);
    overflow: auto;
    overscroll-behavior: contain;
    &:not(:popover-open) { display: none; }
    &::backdrop { background: color-mix(in srgb, var(--ink) 50%, transparent); }
  }
`;

/** Names the drawer and closes it. */
export const SheetHead = styled.div`
  @media (width >= 900px) { display: none; }
  position: sticky;
  inset-block-start: 0;
  z-index: 1;
  display: flex;
  gap: 12px;
  align-items: center;
  justify-content: space-between;
  padding-block: 12px;
  background: var(--paper);
  & > button { display: grid; place-items: center; width: 44px; height: 44px; margin-inline-end: -12px; padding: 0; border: 0; border-radius: 50%; background: none; color: inherit; cursor: pointer; }
`;

/**
 * The lines of the price scroll where they are many. The total stays in sight as long as anything of the grid around it is,
 * at the very edge of what scrolls and as wide, so that nothing is seen beyond it.
 */
export const Lines = styled.div`
  display: contents;
  & > [data-breakdown] { display: contents; }
  & > [data-breakdown] > dl { display: grid; grid-template-columns: 1fr auto; row-gap: 8px; }
  & > [data-breakdown] > dl:first-child { max-height: 18rem; overflow-y: auto; ${cutEdge} }
  & > [data-breakdown] > dl + dl { position: sticky; inset-block: auto calc(-1 * var(--inside)); z-index: 1; padding-block-end: 12px; background: var(--under); }
  /* What passes under it fades; where browsers can tell that something does, there is a shadow. */
  & > [data-breakdown] > dl + dl { container-type: scroll-state; }
  & > [data-breakdown] > dl + dl::before { content: ''; position: absolute; inset: auto 0 100%; height: 16px; background: linear-gradient(to top, var(--under), transparent); pointer-events: none; }
  @container scroll-state(stuck: bottom) {
    & > [data-breakdown] > dl + dl::before { background: linear-gradient(to top, color-mix(in srgb, var(--ink) 16%, transparent), transparent); }
  }
  @media (width >= 900px) {
    & > [data-breakdown] > dl + dl { inset-block-start: calc(-1 * var(--inside)); margin-inline: calc(-1 * var(--inside)); padding-inline: var(--inside); }
  }
  @media print {
    & > [data-breakdown] > dl:first-child { max-height: none; }
    & > [data-breakdown] > dl + dl { position: static; }
    & > [data-breakdown] > dl + dl::before { display: none; }
  }
`;

/** What else can be done with the price. */
export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 24px;
  font-size: 16px;
  & > button { display: inline-flex; gap: 8px; align-items: center; min-height: 44px; padding: 0; border: 0; background: none; color: var(--primary-text); font: inherit; font-weight: 600; text-decoration: underline; text-underline-offset: 3px; cursor: pointer; }
  & > button[aria-disabled='true'] { color: var(--muted); cursor: not-allowed; }
  & > p { flex-basis: 100%; margin: 0; }
  & > p:empty { display: none; }
  & > [role='alert'] { color: var(--error); font-weight: 550; }
  @media print { display: none; }
`;

/** The price, paler while a newer one is on its way, struck through where that does not come. */
export const Live = styled.div`
  display: grid;
  gap: 20px;
  transition: opacity var(--quick) var(--ease);
  &[data-updating] { opacity: 0.5; }
  &[data-outdated] [data-total] { text-decoration: line-through; }
`;

/** Until when the booking is cancelled for nothing. */
export const Cancellation = styled.p`
  padding: 12px 14px;
  border-inline-start: 3px solid var(--success);
  background: var(--paper);
  font-size: 14px;
  line-height: 1.45;
  & > span { display: block; }
  & > span:first-child { font-weight: 650; }
`;
