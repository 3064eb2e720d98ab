import { getContrast } from 'polished';
import { describe, expect, it } from 'vitest';
import { DEMO_SITES } from '../../server/testing/demo-sites.ts';
import { toSiteConfiguration } from '../../src/api/wire/site-settings.ts';
import { themeVariables } from '../../src/runtime/theme/theme-css.ts';
import { CONTROL_COLORS, TEXT_PAIRS } from '../support/theme-pairs.ts';

const THEMES: readonly (readonly [name: string, theme: object])[] = [
  ['the default', {}],
  ...DEMO_SITES.map(
    ({ id, siteConfiguration }) => [id, (siteConfiguration as { theme: object }).theme] as const,
  ),
];

describe.each(THEMES)('the palette of %s', (_name, theme) => {
  const site = toSiteConfiguration({ theme }, () => undefined);
  if (!site) throw new Error('the theme is none');
  const variables = themeVariables(site.theme);
  const contrast = (one: string, other: string) => getContrast(variables[one] ?? '', variables[other] ?? '');

  it.each(TEXT_PAIRS)('[THEME-06] reads %s on %s', (text, background) => {
    expect(contrast(text, background)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(CONTROL_COLORS)('[THEME-06] shows the controls in %s', (name) => {
    expect(contrast(name, '--paper')).toBeGreaterThanOrEqual(3);
  });
});

it('the contrast of colours is measured by a ruler that can fail', () => {
  expect(getContrast('#999999', '#ffffff')).toBeLessThan(4.5);
});
