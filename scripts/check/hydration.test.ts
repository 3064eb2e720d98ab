import { expect, it } from 'vitest';
import type { Schema } from '../generate/schemas.ts';
import { findWrongHydration } from './hydration.ts';

const INDEX = {
  path: 'src/components/price-tag/index.ts',
  text: "import { PriceTag } from './price-tag.tsx';\nexport default defineComponent('PriceTag', { render: PriceTag });",
};
const renderer = (text: string) => ({ path: 'src/components/price-tag/price-tag.tsx', text });
const SHARED = {
  path: 'src/ui/carousel/carousel.tsx',
  text: "import { CarouselIsland } from './carousel.island.tsx';",
};
const schemas = (schema: Schema) => new Map([['PriceTag.schema.json', schema]]);

const PLAIN = 'export const PriceTag = () => null;';
const OWN = "import { PriceTagIsland } from './price-tag.island.tsx';";
const OTHERS = "import { Carousel } from '../../ui/carousel/carousel.tsx';";

it.each(['intent', 'visible', 'load'])('refuses "%s" where no island is placed', (hydrate) => {
  expect(findWrongHydration(schemas({ 'x-hydrate': hydrate }), [INDEX, renderer(PLAIN), SHARED])).toEqual([
    `schemas/components/PriceTag.schema.json: "x-hydrate": "${hydrate}" has no effect, because src/components/price-tag places no island; delete it, or write a *.island.tsx file and place that by renderIsland`,
  ]);
});

it('refuses it where only the type of an island is taken', () => {
  const text = "import type { PriceTagIsland } from './price-tag.island.tsx';";
  expect(findWrongHydration(schemas({ 'x-hydrate': 'load' }), [INDEX, renderer(text)])).toHaveLength(1);
});

it('refuses an island of which the schema does not say when it starts', () => {
  expect(findWrongHydration(schemas({}), [INDEX, renderer(OWN)])).toEqual([
    'schemas/components/PriceTag.schema.json: src/components/price-tag/price-tag.island.tsx is not started on a site; say when by "x-hydrate": "intent", "visible" or "load"',
  ]);
});

it.each([
  ['an island of its own', OWN, 'visible'],
  ['an island of a part that it shares with others', OTHERS, 'visible'],
  ['no island', PLAIN, undefined],
])('takes a component with %s', (_what, text, hydrate) => {
  const schema = hydrate === undefined ? {} : { 'x-hydrate': hydrate };
  expect(findWrongHydration(schemas(schema), [INDEX, renderer(text), SHARED])).toEqual([]);
});
