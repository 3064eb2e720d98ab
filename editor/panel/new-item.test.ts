import { expect, it } from 'vitest';
import { documentSchema } from './document-schemas.ts';
import { fieldAt } from './schema-reader.ts';
import { newItem } from './new-item.ts';

const site = documentSchema('SiteConfiguration');
const payments = fieldAt(documentSchema('BookingSettings'), 'general', 'paymentMethods').items ?? site;

it.each([
  [
    'an id that no other item has',
    fieldAt(site, 'menus').items,
    [{ id: 'item-2' }],
    { id: 'item-3', menuItems: [] },
  ],
  ['a number where ids are numbers', payments, [{ id: -1 }], { id: 2, paymentType: 0, name: '' }],
  ['the first choice', fieldAt(site, 'languages').items, [], { isoLanguageName: 'en-US' }],
  [
    'a value where items are none of objects',
    fieldAt(documentSchema('Theme'), 'fontFamilies').items,
    [],
    'archivo',
  ],
])('a new item has what its schema requires: %s', (_what, schema, items, expected) => {
  expect(newItem(items, schema ?? site)).toEqual(expected);
});
