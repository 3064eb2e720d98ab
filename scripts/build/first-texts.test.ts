import { join } from 'node:path';
import { expect, it } from 'vitest';
import texts from '../../editor/locales/en.json' with { type: 'json' };
import german from '../../editor/locales/schemas/de.json' with { type: 'json' };
import { firstSchemaTexts, firstTexts } from './first-texts.ts';

const root = join(import.meta.dirname, '../..');

it('of the texts of schemas names of components and settings of pages come first, and little else', () => {
  const first = firstSchemaTexts(root, german);
  expect(first).toMatchObject({
    Row: 'Zeile',
    'Search form': german['Search form'],
    'Page layout': german['Page layout'],
    'Menu label': german['Menu label'],
  });
  // The description of a component, and a property of one.
  expect(first).not.toHaveProperty(['A picture in several sizes, with caption and link.']);
  expect(first).not.toHaveProperty(['Border picture']);
  expect(Object.keys(first).length).toBeLessThan(Object.keys(german).length / 5);
});

it('of the texts of the interface those of the list of pages, a page and signing in come first', () => {
  const first = firstTexts(root, texts);
  expect(first).toMatchObject({
    pages: texts.pages,
    signIn: { title: texts.signIn.title },
    // Keys that something is put into, with each plural form.
    history: texts.history,
  });
  for (const path of ['people.invite', 'media.upload', 'richText.bold', 'tokens'])
    expect(first).not.toHaveProperty(path);
  expect(JSON.stringify(first).length).toBeLessThan(JSON.stringify(texts).length * 0.75);
});
