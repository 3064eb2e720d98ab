import { expect, it } from 'vitest';
import { componentNames } from './component-names.ts';
import { withDataStatesLine, withRegistryLine } from './registry-lines.ts';

it.each([
  ['PriceTag', 'price-tag', 'Price tag'],
  ['Map', 'map', 'Map'],
  ['CallToAction', 'call-to-action', 'Call to action'],
])('calls %s %s in files and "%s" in lists', (name, kebab, title) => {
  expect(componentNames(name)).toEqual({ name, kebab, title });
});

it.each(['', 'priceTag', 'Price-Tag', 'FAQ', 'Tag2', '../Tag'])(
  'refuses the name "%s" and says what to type',
  (name) => {
    expect(() => componentNames(name)).toThrow(/npm run new:component PriceTag/);
  },
);

const REGISTRY = [
  'export const registry = {',
  "  Button: () => import('../components/button/index.ts'),",
  "  SearchForm: () => import('../components/search-form/index.ts'),",
  '} satisfies ComponentRegistry;',
].join('\n');

it.each([
  ['Accordion', 1],
  ['PriceTag', 2],
  ['Tabs', 3],
])('registers %s in the order of names', (name, line) => {
  expect(withRegistryLine(REGISTRY, componentNames(name)).split('\n')[line]).toContain(`  ${name}: () =>`);
});

it('does not register a name twice', () => {
  expect(() => withRegistryLine(REGISTRY, componentNames('Button'))).toThrow('registered already');
});

it('lists a component that fetches data in the order of names', () => {
  const list = "{\n  BlogList: { empty: 'empty' },\n  Map: { empty: 'empty' },\n};";
  const lines = withDataStatesLine(list, componentNames('FareTable')).split('\n');
  expect(lines[2]).toBe("  FareTable: { empty: 'empty' },");
});
