import { expect, it } from 'vitest';
import { checkSelection, type ExtraRules, type SelectedExtra } from '../../../src/domain/extras.ts';
import { ALL_LOCALES } from '../../../src/runtime/text/all-locales.ts';
import { createTexts, translateFor } from '../../../src/runtime/text/translate.ts';
import type { SiteCatalogue } from '../../booking/site-catalogue.ts';
import { createExtraRefusalTexts } from './extra-refusal-texts.ts';

const texts = createTexts(ALL_LOCALES, (key) => {
  throw new Error(`no text ${key}`);
});

const rules = (id: string, more: Partial<ExtraRules> = {}): ExtraRules => ({
  id,
  type: 'additional',
  maxQuantity: null,
  availableStock: null,
  refusal: null,
  isRequired: false,
  isDefault: false,
  excludes: [],
  ...more,
});
const EXTRAS = [
  rules('reduced', { type: 'insurance', maxQuantity: 1, excludes: ['zero'] }),
  rules('zero', { type: 'insurance', maxQuantity: 1, excludes: ['reduced'] }),
  rules('seat', { maxQuantity: 2 }),
  rules('plate', { isRequired: true, maxQuantity: 3 }),
  rules('box'),
];

const textsOf = (language: string, selection: readonly SelectedExtra[]) =>
  createExtraRefusalTexts({
    textsOf: (tag) => translateFor(texts, tag),
    nameIn: (names) => names?.en ?? '',
    refusalText: (refusal) => refusal?.reason ?? 'none left',
  })(language)({
    reason: 'extras',
    problems: checkSelection(selection, EXTRAS),
    catalogue: {
      extras: EXTRAS.map(({ id }) => ({ id, names: { en: `The ${id}` } })),
    } as unknown as SiteCatalogue,
    extraRules: EXTRAS,
  });

const plate: SelectedExtra = { extraId: 'plate', quantity: 1 };
const one = (...ids: string[]) => [plate, ...ids.map((extraId) => ({ extraId, quantity: 1 }))];

it.each<[why: string, language: string, selection: readonly SelectedExtra[], words: string[]]>([
  [
    'two covers, in the words of the form',
    'en-US',
    one('reduced', 'zero'),
    ['The reduced: Cannot be combined with The zero', 'The zero: Cannot be combined with The reduced'],
  ],
  [
    'more than a rental may have',
    'en-US',
    [plate, { extraId: 'seat', quantity: 3 }],
    ['The seat: At most 2 per rental'],
  ],
  ['two of a required one', 'de', [{ extraId: 'plate', quantity: 2 }], ['The plate: Höchstens 1 pro Miete']],
  ['half of one without a limit', 'en-US', [plate, { extraId: 'box', quantity: 0.5 }], []],
  ['one that does not exist', 'en-US', one('pony'), []],
  ['one twice', 'en-US', one('seat', 'seat'), []],
])('[ERR-03] says of %s', (_why, language, selection, words) => {
  expect(textsOf(language, selection)).toEqual(words);
});
