import fc from 'fast-check';
import type { Theme } from '../../generated/page/types.ts';
import { toSiteConfiguration } from '../../src/api/wire/site-settings.ts';

/** The theme that a site shows with some settings of one. @throws Error where they are refused */
export function themeOf(settings: object): Theme {
  const site = toSiteConfiguration({ theme: settings }, (problem) => {
    throw new Error(`the theme is refused: ${JSON.stringify(problem)}`);
  });
  if (!site) throw new Error('the theme is none');
  return site.theme;
}

const level = fc.oneof(fc.integer({ min: 0, max: 255 }), fc.constantFrom(0, 1, 117, 118, 119, 254, 255));
const color = fc
  .oneof(
    fc.tuple(level, level, level),
    level.map((grey) => [grey, grey, grey] as const),
  )
  .map((levels) => `#${levels.map((one) => one.toString(16).padStart(2, '0')).join('')}`);
const button = fc.record({
  variant: fc.constantFrom('contained', 'outlined', 'text'),
  background: fc.oneof(fc.constant(''), color),
  color: fc.oneof(fc.constant(''), color),
});

/** Whatever colours and kinds of buttons an operator may choose; colours at the edges of what is readable often. */
export const anyThemeSettings = fc.record({
  palette: fc.record({
    paper: color,
    surface: color,
    ink: color,
    muted: color,
    line: color,
    primary: color,
    accent: color,
    offer: color,
    error: color,
    success: color,
  }),
  buttons: fc.record({ primary: button, secondary: button }),
});
