import { LOW_WINDOW } from './low-window.ts';

/** Breakpoints in pixels; the names that schemas use. */
export const BREAKPOINTS = { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 } as const;

/** A size that grows linearly from a 360 px to a 1440 px wide viewport. */
const fluid = (from: number, to: number) => {
  const slope = ((to - from) / (1440 - 360)) * 100;
  const base = from - (slope * 360) / 100;
  return `clamp(${from}px,calc(${base.toFixed(2)}px + ${slope.toFixed(3)}vw),${to}px)`;
};

/**
 * Custom properties that are the same in every theme, by name. The comments are what the reference of tokens says of
 * them.
 */
export const SCALE: Readonly<Record<string, string>> = {
  // Notes, captions and legends.
  '--text-small': '14px',
  // Labels of fields and controls.
  '--text-label': '16px',
  // Running text.
  '--text-body': 'calc(17px*var(--body-factor))',
  // Text that leads into a page or section.
  '--text-lead': fluid(18, 21),
  // Heading of a card or part.
  '--text-title': `calc(${fluid(21, 28)}*var(--display-factor))`,
  // Heading of a section.
  '--text-headline': `calc(${fluid(28, 38)}*var(--display-factor))`,
  // Heading of a page.
  '--text-display': `calc(${fluid(34, 52)}*var(--display-factor))`,
  // Heading of a front page.
  '--text-poster': `calc(${fluid(36, 72)}*var(--display-factor))`,
  // Space between content and the edge of the window.
  '--margin': 'clamp(16px,4vw,64px)',
  // Space between columns and cards; wider from 900 px.
  '--gutter': '16px',
  // Space above and below a section.
  '--section': 'clamp(56px,8vw,128px)',
  // Height that the header may cover above an anchor that is gone to.
  '--below-header': '96px',
  // How every movement begins and ends.
  '--ease': 'cubic-bezier(.2,.8,.2,1)',
  // Time of a response to the pointer.
  '--quick': '120ms',
  // Time in which something appears.
  '--reveal': '200ms',
};

const scale = `:root{${Object.entries(SCALE)
  .map(([name, value]) => `${name}:${value}`)
  .join(';')}}
@media (width >= ${BREAKPOINTS.md}px){:root{--gutter:24px}}
${LOW_WINDOW}{:root{--below-header:16px}}`;

const elements = `*,*::before,*::after{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;scroll-behavior:smooth;scroll-padding-top:var(--below-header)}
body{margin:0;background:var(--paper);color:var(--ink);font-family:var(--body-family);font-weight:var(--body-weight);font-stretch:var(--body-stretch);font-size:var(--text-body);line-height:var(--body-line);-webkit-font-smoothing:antialiased;overflow-wrap:break-word}
h1,h2,h3,h4,h5,h6,p,ul,ol,dl,dd,figure,fieldset,legend{margin:0;padding:0;border:0}
h1,h2,h3,h4{text-wrap:balance}p,li,dd{text-wrap:pretty}
ul,ol{list-style:none}
img,svg{display:block;max-width:100%}
a{color:var(--primary-text);text-underline-offset:.18em;text-decoration-thickness:1px}
button,input,select,textarea{font:inherit;color:inherit}
main,h1[tabindex]{outline:none}
:focus-visible{outline:2px solid var(--focus);outline-offset:2px}
::selection{background:var(--primary);color:var(--on-primary)}
[hidden]{display:none}
@media (width < ${BREAKPOINTS.lg}px){html:has([data-drawer][open]){overflow:hidden}}
@media (width >= ${BREAKPOINTS.xl}px){body:has([data-page-width=wide]){--box-width:1680px}}
@view-transition{navigation:auto}
@media (prefers-reduced-motion:reduce){html{scroll-behavior:auto}*,*::before,*::after{transition-duration:.01ms!important;animation-duration:.01ms!important;animation-iteration-count:1!important}}
@media (scripting:none){[data-reveal][hidden]{display:block!important}[data-needs-script]{display:none!important}}
@media print{[data-reveal][hidden]{display:block!important}[data-site-header],main~*{display:none!important}}`;

const shared = `[data-align=start]{text-align:start}[data-align=center]{text-align:center}[data-align=end]{text-align:end}
main:has(>[data-alone])>[data-node]:not([data-alone]){display:none}
.visually-hidden{position:absolute;width:1px;height:1px;margin:-1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.skip-link{position:absolute;inset-inline-start:8px;top:-80px;z-index:100;padding:12px 20px;background:var(--ink);color:var(--paper);border-radius:var(--field-radius)}
.skip-link:focus{top:8px}`;

const block = (left: string, top: number, width: string, height: number) =>
  `linear-gradient(var(--line-soft) 0 0) ${left} ${top}px/${width} ${height}px no-repeat`;
const card = (position: number) =>
  block(`calc(var(--edge) + ${position}*(var(--card) + var(--gutter)))`, 272, 'var(--card)', 320);

/** Placeholder shapes of a page that is loading: header, heading, text, cards. See watch-navigation.ts. */
const skeleton = `[data-leaving] body::before,[data-leaving] body::after{content:"";position:fixed;inset:0;z-index:90;background:var(--paper)}
[data-leaving] body::after{--edge:max(var(--margin),calc((100vw - var(--box-width))/2));--card:calc(100vw - 2*var(--edge));animation:breathe 1.6s ease-in-out infinite;
background:${[
  block('var(--edge)', 24, '144px', 24),
  block('0', 72, '100%', 1),
  block('var(--edge)', 136, 'min(420px,70%)', 44),
  block('var(--edge)', 204, 'min(560px,80%)', 16),
  ...[0, 1, 2].map(card),
].join(',')}}
@media (width >= ${BREAKPOINTS.md}px){[data-leaving] body::after{--card:calc((100vw - 2*var(--edge) - 2*var(--gutter))/3)}}
@keyframes breathe{50%{opacity:.55}}`;

const visibility = Object.entries(BREAKPOINTS)
  .filter(([name]) => name !== 'xs')
  .map(
    ([name, width]) =>
      `@media (width < ${width}px){[data-hide-below=${name}]{display:none!important}}@media (width >= ${width}px){[data-hide-above=${name}]{display:none!important}}`,
  )
  .join('');

/** CSS rules of every page: type scale, element defaults, visibility by breakpoint. */
export const baseCss = [scale, elements, shared, skeleton, visibility].join('\n').replace(/\n/g, '');
