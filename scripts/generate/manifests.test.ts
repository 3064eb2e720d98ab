import { expect, it } from 'vitest';
import { componentManifest } from './manifests.ts';
import type { ComponentSchema } from './schemas.ts';

it.each([
  ['as its schema says', { 'x-hydrate': 'visible' }, 'visible'],
  ['never, where its schema does not say', {}, 'never'],
])('starts the islands of a component %s', (_when, stated, hydrate) => {
  const schema = { properties: {}, ...stated } as unknown as ComponentSchema;
  expect(componentManifest(new Map([['Divider', schema]])).Divider).toMatchObject({ hydrate });
});
