import styled from 'styled-components';

const WIDE = '@media (width >= 1200px)';
const NARROW = '@media (width < 1200px)';

/** Entries of the menu, large in the drawer. Colours come from the site's header settings. */
export const Menu = styled.ul`
  ${NARROW} { & > li + li { border-block-start: 1px solid var(--line-soft); } }
  ${WIDE} { display: flex; flex-wrap: wrap; gap: 0 4px; }

  & a, & summary {
    display: flex;
    gap: 8px;
    align-items: center;
    justify-content: space-between;
    color: var(--menu-color, inherit);
    background-color: var(--menu-background, transparent);
    text-decoration: none;
    list-style: none;
    cursor: pointer;
    transition: background-color var(--quick) var(--ease);
    ${NARROW} { min-height: 56px; font-size: 18px; font-weight: 600; }
    ${WIDE} { position: relative; min-height: 44px; padding-inline: 12px; border-radius: min(var(--field-radius), 14px); font-size: 16px; font-weight: 550; line-height: 1.25; }
  }
  & summary { user-select: none; }
  & summary::-webkit-details-marker { display: none; }
  & summary > svg { flex: none; transition: rotate var(--reveal) var(--ease); }
  & details[open] > summary > svg { rotate: 180deg; }
  & a:active, & summary:active { background-color: color-mix(in srgb, currentColor calc(16% * var(--mark-strength, 1)), transparent); }
  @media (hover: hover) {
    ${WIDE} { & a:hover, & summary:hover { background-color: color-mix(in srgb, currentColor calc(8% * var(--mark-strength, 1)), transparent); } }
    ${NARROW} { & a:hover > span, & summary:hover > span { text-decoration: underline 2px; text-underline-offset: 0.3em; } }
  }
  & a[aria-current='page'], & summary[data-current='true'] {
    ${NARROW} { & > span { text-decoration: underline 2px var(--accent-mark, var(--accent)); text-underline-offset: 0.4em; } }
    ${WIDE} {
      &::after { content: ''; position: absolute; inset-inline: 12px; inset-block-end: 4px; height: 2px; background-color: var(--menu-mark, var(--accent-mark, var(--accent))); }
    }
  }
  @media (forced-colors: active) { & a[aria-current='page']::after { background-color: Highlight; } }

  & details { position: relative; }
  & details > ul {
    ${NARROW} { padding-block-end: 12px; background-color: var(--sub-background, transparent); color: var(--sub-color, inherit); & a { min-height: 48px; padding-inline-start: 16px; font-size: 16px; font-weight: 500; } }
    ${WIDE} {
      position: absolute;
      z-index: 30;
      inset-block-start: calc(100% + 8px);
      inset-inline-start: 0;
      width: max-content;
      min-width: 220px;
      max-width: 340px;
      padding: 8px;
      border: 1px solid var(--line-soft);
      border-radius: min(var(--radius), 16px);
      background-color: var(--sub-background, var(--paper));
      color: var(--sub-color, var(--ink));
      box-shadow: var(--shadow-overlay);
      --focus: var(--primary-text);
      --menu-mark: var(--sub-mark);
    }
    & a { color: var(--sub-item-color, inherit); background-color: var(--sub-item-background, transparent); }
    & a:focus-visible { outline-offset: -2px; }
  }
  ${WIDE} { & > li:last-child:not(:first-child) > details > ul { inset-inline: auto 0; } }
`;
