/** At-rules of pages: conditions on what stands in them, and animations. Others load files or reach beyond the page. */
export const AT_RULES: ReadonlySet<string> = new Set([
  'container',
  'keyframes',
  'layer',
  'media',
  'starting-style',
  'supports',
]);

/** Functions of values that load nothing; `url` and `image-set` are judged by their addresses. */
export const FUNCTIONS: ReadonlySet<string> = new Set(
  (
    'abs acos asin atan atan2 attr blur brightness calc calc-size circle clamp color color-mix conic-gradient contrast ' +
    'cos counter counters cubic-bezier drop-shadow ellipse env exp fit-content grayscale hsl hsla hue-rotate hwb hypot ' +
    'image-set inset invert lab lch light-dark linear linear-gradient log matrix matrix3d max min minmax mod oklab oklch ' +
    'opacity path perspective polygon pow radial-gradient rect rem repeat repeating-conic-gradient ' +
    'repeating-linear-gradient repeating-radial-gradient rgb rgba rotate rotate3d rotatex rotatey rotatez round saturate ' +
    'scale scale3d scalex scaley scalez scroll sepia shape sign sin skew skewx skewy sqrt steps symbols tan translate ' +
    'translate3d translatex translatey translatez type var view xywh'
  ).split(' '),
);

const POSITIONS = new Set(['static', 'relative', 'absolute', 'initial', 'unset', 'revert', 'inherit']);

/** Whether a value of `position` leaves an element in the page: no layer that stays above the site while it is scrolled. */
export const isPlainPosition = (value: string): boolean => POSITIONS.has(value);

/** Below the site's own layers, such as its header and menus. */
export const MOST_Z_INDEX = 9;
