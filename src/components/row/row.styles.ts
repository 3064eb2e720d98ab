import styled from 'styled-components';

/** Percent of the screen's height that a row has at least, by its `minHeight`. */
export const LEAST_HEIGHTS = { none: 0, half: 50, most: 78, screen: 100 } as const;

/** How far a row stands over the one before it. */
const OVERLAP = 'clamp(48px, 6vw, 88px)';

export const Columns = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--row-gap);
  align-items: stretch;
  width: 100%;
  max-width: calc(var(--box-width) + 2 * var(--margin));
  margin-inline: auto;
  padding-inline: var(--margin);
  /* Columns below each other need less between them than side by side. */
  @media (width < 900px) { row-gap: min(var(--row-gap), 24px); }
  [data-width='narrow'] > & { max-width: calc(860px + 2 * var(--margin)); }
  [data-width='wide'] > & { max-width: calc(1680px + 2 * var(--margin)); }
  [data-width='full'] > & { max-width: none; padding-inline: 0; }
  &[data-reverse='true'] { flex-wrap: wrap-reverse; }
  @media (width >= 600px) {
    &[data-reverse='true'] { flex-wrap: wrap; }
    &[data-wrap='false'] { flex-wrap: nowrap; }
    &[data-valign='start'] { align-items: flex-start; }
    &[data-valign='center'] { align-items: center; }
    &[data-valign='end'] { align-items: flex-end; }
    &[data-justify='center'] { justify-content: center; }
    &[data-justify='end'] { justify-content: flex-end; }
    &[data-justify='between'] { justify-content: space-between; }
  }
`;

export const Band = styled.div`
  position: relative;
  isolation: isolate;
  display: flex;
  flex-direction: column;
  justify-content: center;
  &:has(> [data-valign='start']) { justify-content: flex-start; }
  &:has(> [data-valign='end']) { justify-content: flex-end; }
  &[data-height='half'] { min-height: ${LEAST_HEIGHTS.half}svh; }
  &[data-height='most'] { min-height: min(${LEAST_HEIGHTS.most}svh, 820px); }
  &[data-height='screen'] { min-height: ${LEAST_HEIGHTS.screen}svh; }
  @media (width >= 900px) and (height < 940px) { &[data-height='most'] { min-height: 71svh; } }
  &[data-tone='light'] { color: var(--on-dark); --muted: var(--on-dark-muted); --primary-text: var(--on-dark); --focus: var(--on-dark); }
  &[data-tone='dark'] { color: var(--ink); }
  &[data-section='true'] { --row-padding: var(--section); padding-block: var(--section); }
  &[data-motif='true']::before { content: ''; position: absolute; inset: 0; z-index: -1; background: currentColor; mask: var(--motif); opacity: 0.7; pointer-events: none; }
  &[data-edge='brand'] { z-index: 1; }
  /* The row's own colour, hanging over what follows in the shape of the site's border. */
  &[data-edge='brand']::after { content: ''; position: absolute; inset: calc(100% - 1px) 0 auto; height: clamp(16px, 2.4vw, 36px); background: inherit; mask: var(--border-strip) 50% 0 / auto 100% repeat-x; pointer-events: none; }
`;

/** Half over the edge of the row before it; apart from other rows, so that pages without one do not carry its styles. */
export const OverlappingBand = styled(Band)`
  margin-top: calc(-1 * ${OVERLAP});
  z-index: 2;
  /* It is to be seen without scrolling, on a phone too. */
  @media (width < 600px) { ${Band}[data-height='most']:has(+ &) { min-height: 46svh; } }
  /* It covers the end of a picture, never that of a text, however long it is. */
  ${Band}:has(+ &) > ${Columns} {
    --room: max(0px, ${OVERLAP} + 8px - var(--row-padding, 0px));
    & > [data-direction='vertical']:not(:has(img))::after { content: ''; min-height: var(--room); margin-block: calc(var(--column-gap) / -2); }
    @media (width < 900px) { & > :not(:last-child) { --room: 0px; } }
    /* In the middle of what stands beside it, as long as the room below is left. */
    @media (width >= 900px) {
      &[data-valign='center'] > [data-direction='vertical']:not(:has(img)) {
        align-self: stretch;
        &::before, &::after { content: ''; flex: 1; margin-block: calc(var(--column-gap) / -2); }
        &::after { min-height: calc(var(--room) + 16px); }
      }
    }
  }
  /* By class: a rule for every element would have browsers look at all of a page again with each change. */
  @media (width < 600px) { ${Band}:has(+ &) > [data-tall] + ${Columns} { --room: 0px; padding-block-end: 32vw; } }
`;
