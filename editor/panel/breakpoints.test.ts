import { describe, expect, it } from 'vitest';
import { allManifests, loadManifests, manifestOf } from '../workspace/schemas.ts';
import { breakpointsOf, commonWords, inheritedValue, valuesByWidth } from './breakpoints.ts';

await loadManifests();

const at = (type: string, stored: Readonly<Record<string, unknown>>) =>
  valuesByWidth(
    breakpointsOf(manifestOf(type)?.properties ?? {}),
    (name, schema) => stored[name] ?? schema.default,
  ).map(({ name, value, from }) => [name, value, from]);

describe('a value for each width', () => {
  it('is inherited from the smaller width until a width has its own', () => {
    expect(at('Column', { xs: 12, md: 6 })).toEqual([
      ['xs', 12, null],
      ['sm', 12, 'xs'],
      ['md', 6, null],
      ['lg', 6, 'md'],
      ['xl', 6, 'md'],
    ]);
  });

  it('is the default of a width, unless that is to inherit', () => {
    expect(at('FleetGrid', {}).map(([, value]) => value)).toEqual([1, 2, 3, 3, 3]);
  });

  it('is inherited again where 0 is stored, and nothing is stored where that is the default', () => {
    const [, [, sm] = [], , [, lg] = []] = breakpointsOf(manifestOf('FleetGrid')?.properties ?? {});
    expect([sm && inheritedValue(sm), lg && inheritedValue(lg)]).toEqual([0, undefined]);
    expect(at('FleetGrid', { sm: 0 })[1]).toEqual(['sm', 1, 'xs']);
  });

  it('is there for components whose widths inherit, and not for those whose widths have values of their own', () => {
    const types = allManifests()
      .filter(({ properties }) => breakpointsOf(properties).length > 0)
      .map(({ name }) => name);
    expect(types).toEqual(expect.arrayContaining(['Column', 'FleetCarousel', 'FleetGrid']));
    expect(types).not.toContain('InteractiveBanner');
  });
});

it.each([
  [['Columns on phones', 'Columns from 600 px'], 'Columns'],
  [['Side by side on phones', 'Side by side from 600 px', 'Side by side from 900 px'], 'Side by side'],
  [['Auf Telefonen', 'Ab 600 px'], ''],
])('the name of %j together is "%s"', (titles, name) => {
  expect(commonWords(titles)).toBe(name);
});
