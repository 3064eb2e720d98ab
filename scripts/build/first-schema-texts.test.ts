import { join } from 'node:path';
import { expect, it } from 'vitest';
import german from '../../editor/locales/schemas/de.json' with { type: 'json' };
import { firstSchemaTexts } from './first-schema-texts.ts';

const root = join(import.meta.dirname, '../..');

it('of the texts of schemas names of components and settings of pages come first, and little else', () => {
  const first = firstSchemaTexts(root, german);
  expect(first).toMatchObject({
    Row: 'Zeile',
    'Search form': german['Search form'],
    Layout: german.Layout,
    'Menu label': german['Menu label'],
  });
  // The description of a component, and a property of one.
  expect(first).not.toHaveProperty(['A picture in several sizes, with caption and link.']);
  expect(first).not.toHaveProperty(['Border picture']);
  expect(Object.keys(first).length).toBeLessThan(Object.keys(german).length / 5);
});
