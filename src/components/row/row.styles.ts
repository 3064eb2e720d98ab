import styled from 'styled-components';

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
  --overlap: clamp(48px, 6vw, 88px);
  position: relative;
  isolation: isolate;
  display: flex;
  flex-direction: column;
  justify-content: center;
  &:has(> [data-valign='start']) { justify-content: flex-start; }
  &:has(> [data-valign='end']) { justify-content: flex-end; }
  &[data-height='half'] { min-height: 50svh; }
  &[data-height='most'] { min-height: min(78svh, 820px); }
  &[data-height='screen'] { min-height: 100svh; }
  /* What follows, such as a search, is to be seen without scrolling, on a phone too. */
  @media (width < 600px) {
    &[data-height='most']:has(+ [data-overlap='over-previous']) { min-height: 46svh; }
    /* By class: a rule for every element would have browsers look at all of a page again with each change. */
    &:has(+ [data-overlap='over-previous']) > [data-tall] + ${Columns} { padding-block-end: 32vw; --room: 0px; }
  }
  /* The row that overlaps this one covers the end of a picture, never that of a text, however long it is. */
  &:has(+ [data-overlap='over-previous']) > ${Columns} {
    --room: max(0px, var(--overlap) + 8px - var(--row-padding, 0px));
    & > [data-direction]:not(:has(img))::after { content: ''; flex: none; width: 100%; height: var(--room); margin-block-start: calc(-1 * var(--column-gap)); }
    @media (width < 900px) { & > [data-direction]:not(:last-child)::after { content: none; } }
    /* In the middle of what stands beside it, as long as the room below is left. */
    @media (width >= 900px) {
      &[data-valign='center'] > [data-direction='vertical']:not(:has(img)) { align-self: stretch; justify-content: flex-start; }
      &[data-valign='center'] > [data-direction='vertical']:not(:has(img))::before { content: ''; flex: 1 0 0; margin-block-end: calc(-1 * var(--column-gap)); }
      &[data-valign='center'] > [data-direction='vertical']:not(:has(img))::after { flex: 1 0 0; min-height: calc(var(--room) + 16px); }
    }
  }
  @media (width >= 900px) and (height < 940px) { &[data-height='most'] { min-height: 71svh; } }
  &[data-tone='light'] { color: var(--on-dark); --muted: var(--on-dark-muted); --primary-text: var(--on-dark); --focus: var(--on-dark); }
  &[data-tone='dark'] { color: var(--ink); }
  &[data-section='true'] { --row-padding: var(--section); padding-block: var(--section); }
  &[data-overlap='over-previous'] { margin-top: calc(-1 * var(--overlap)); z-index: 2; }
  &[data-motif='true']::before { content: ''; position: absolute; inset: 0; z-index: -1; background: currentColor; mask: var(--motif); opacity: 0.7; pointer-events: none; }
  &[data-edge='brand'] { z-index: 1; }
  /* The row's own colour, hanging over what follows in the shape of the site's border. */
  &[data-edge='brand']::after { content: ''; position: absolute; inset: calc(100% - 1px) 0 auto; height: clamp(16px, 2.4vw, 36px); background: inherit; mask: var(--border-strip) 50% 0 / auto 100% repeat-x; pointer-events: none; }
`;
