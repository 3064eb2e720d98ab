import { expect, it } from 'vitest';
import { documentSchema } from './document-schemas.ts';
import { fieldAt } from './schema-reader.ts';

it('has the parts of other documents in the place of references to them', () => {
  expect(fieldAt(documentSchema('Page'), 'seo', 'title')).toMatchObject({
    title: 'Title',
    'x-localized': true,
  });
  expect(fieldAt(documentSchema('SiteConfiguration'), 'theme', 'palette', 'ink')['x-control']).toBe(
    'hexColor',
  );
});

it('has entries of menus that contain entries of menus', () => {
  const entry = fieldAt(documentSchema('SiteConfiguration'), 'menus').items?.properties?.menuItems?.items;
  expect(entry?.properties?.menuItems?.items).toBe(entry);
});

it('takes a field that is named as a keyword for a field', () => {
  const item = fieldAt(documentSchema('SiteConfiguration'), 'layouts').items?.properties?.layoutItems?.items;
  expect(item?.properties?.type).toMatchObject({ title: 'Kind', enum: ['header', 'component', 'content'] });
});
