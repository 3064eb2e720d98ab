import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { toSiteConfiguration } from '../../src/api/wire/site-settings.ts';
import { themeVariables } from '../../src/runtime/theme/theme-css.ts';
import { findWrongCssValues } from './css-values.ts';

const styles = (css: string, folder = 'src/components/price-tag') => ({
  path: `${folder}/price-tag.styles.ts`,
  text: `import styled from 'styled-components';\nexport const Tag = styled.p\`\n${css}\n\`;\n`,
});

it('names a variable that themes and the editor set, where a colour is written out', () => {
  const [problem = ''] = findWrongCssValues([styles('color: #ff00aa;')]);
  expect(problem).toMatch(
    /^src\/components\/price-tag\/price-tag\.styles\.ts:3: a colour is written out \(color: #ff00aa;\); take a variable, such as var\(--[\w-]+\)$/,
  );
  const variable = /var\((--[\w-]+)\)/.exec(problem)?.[1] ?? '';
  const site = toSiteConfiguration({ theme: {} }, () => undefined);
  expect(Object.keys(site ? themeVariables(site.theme) : {})).toContain(variable);
  expect(readFileSync(join(import.meta.dirname, '../../editor/ui/tokens.css'), 'utf8')).toContain(
    `${variable}:`,
  );
});

const found = (css: string) => findWrongCssValues([styles(css)]);

describe('a colour in a template of styles', () => {
  it.each([
    'border-color: red;',
    'color: crimson;',
    'background: Crimson;',
    'border: 1px solid rebeccapurple;',
    'background: linear-gradient(to right, white, transparent);',
    "&[data-tone='strong'] { color: red; }",
    'background:\n    navy;',
    'color: #ff00aa;',
    'color: rgb(255 0 170);',
    'color: hwb(320 0% 0%);',
    'color: oklab(70% 0.2 -0.1);',
    'color: color(display-p3 1 0 0.6);',
  ])('is refused: %s', (css) => {
    expect(found(css)).toHaveLength(1);
    expect(found(css)[0]).toContain('a colour is written out (');
  });

  it.each([
    'color: transparent;',
    'border-color: currentColor;',
    'color: inherit;',
    'background: Canvas; color: GrayText; outline-color: Highlight;',
    'white-space: nowrap;',
    'filter: grayscale(1);',
    "&[data-tone='red'], &[data-tone=red], .red { margin: 0; }",
    "grid-template-areas: 'gold snow';",
    'background: url(/red.svg);',
    'mask-image: linear-gradient(black, transparent);',
    '/* color: red; */',
    'background: color-mix(in oklab, currentColor 40%, transparent);',
  ])('is none in %s', (css) => {
    expect(found(css)).toEqual([]);
  });
});

const element = (text: string) =>
  findWrongCssValues([{ path: 'src/components/price-tag/price-tag.tsx', text }]);

describe('a colour of an element', () => {
  it.each([
    ["<p style={{ color: '#123456' }} />", '#123456'],
    ["<p style={{ ...root.style, borderColor: isStrong ? 'red' : undefined }} />", 'red'],
    ['<p style={{ border: `${width}px solid crimson` }} />', 'px solid crimson'],
    ["<p style={{ '--edge': 'navy' } as object} />", 'navy'],
    ['<path fill="tomato" />', 'tomato'],
  ])('is refused: %s', (markup, color) => {
    expect(element(`export const Tag = () => ${markup};`)).toEqual([
      `src/components/price-tag/price-tag.tsx:1: a colour is written out (${color}); take a variable, such as var(--ink)`,
    ]);
  });

  it('is not what another variable has that is called like a property', () => {
    const text = "const color = 'red';\nexport const Tag = ({ ink }) => <p style={{ color: ink }} />;";
    expect(element(text)).toEqual([]);
  });

  it('is refused where its style is made before', () => {
    const text = "function Tag() {\n  const style = { color: '#123456' };\n  return <p style={style} />;\n}";
    expect(element(text)).toEqual([expect.stringMatching(/price-tag\.tsx:2: .*\(#123456\)/)]);
  });

  it.each([
    "<p style={{ color: 'currentColor', background: 'transparent' }} />",
    "<p style={{ opacity: tone === 'red' ? 1 : 0.5 }} />",
    '<path fill="none" stroke="url(#fade)" />',
    '<Tag tone="red" />',
  ])('is none in %s', (markup) => {
    expect(element(`export const Tag = () => ${markup};`)).toEqual([]);
  });
});

it('leaves the status of a booking its colours, and tests theirs', () => {
  const text = "import styled from 'styled-components';\nexport const Tag = styled.p`color: red;`;";
  const paths = [
    'src/ui/booking-status/booking-status.tsx',
    'src/ui/tag/tag.test.tsx',
    'src/ui/tag/tag.test.styles.ts',
  ];
  expect(findWrongCssValues(paths.map((path) => ({ path, text })))).toEqual([]);
});
