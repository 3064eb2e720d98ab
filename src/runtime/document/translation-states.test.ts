import { describe, expect, it } from 'vitest';
import { textLocationsOf } from './text-locations.ts';
import {
  countTranslations,
  hashOfText,
  readTranslations,
  type TranslationRecord,
  type TranslationState,
} from './translation-states.ts';

const SOURCE = 'es-AR';
const made = (from: string, state: TranslationRecord['state'] = 'draft') => ({
  source: hashOfText(from),
  state,
});

describe('a text', () => {
  it.each<
    [
      why: string,
      texts: Record<string, string>,
      records: Record<string, unknown>,
      language: string,
      state: TranslationState,
    ]
  >([
    ['that no language has', {}, {}, 'de', 'missing'],
    ['that another language has', { 'es-AR': 'Autos' }, {}, 'de', 'missing'],
    ['that is empty', { 'es-AR': 'Autos', de: '' }, {}, 'de', 'missing'],
    ['of the default language', { 'es-AR': 'Autos' }, {}, 'es-AR', 'present'],
    ['that a variant of the default language shares', { 'es-AR': 'Autos' }, {}, 'es-CL', 'present'],
    ['of which nothing is stored', { 'es-AR': 'Autos', de: 'Autos' }, {}, 'de', 'present'],
    ['whose source is the same', { 'es-AR': 'Autos', de: 'Autos' }, { de: made('Autos') }, 'de', 'present'],
    [
      'that was reviewed',
      { 'es-AR': 'Autos', de: 'Autos' },
      { de: made('Autos', 'reviewed') },
      'de',
      'reviewed',
    ],
    [
      'that was reviewed before its source changed',
      { 'es-AR': 'Coches', de: 'Autos' },
      { de: made('Autos', 'reviewed') },
      'de',
      'outdated',
    ],
    [
      'that a machine wrote',
      { 'es-AR': 'Autos', de: 'Autos' },
      { de: made('Autos', 'machine') },
      'de',
      'present',
    ],
    [
      'that a variant has, of an older source',
      { 'es-AR': 'Coches', 'en-US': 'Cars' },
      { 'en-US': made('Autos') },
      'en-GB',
      'outdated',
    ],
    [
      'of the default language that is a sample',
      { 'es-AR': 'Find a car' },
      { 'es-AR': made('Find a car', 'sample') },
      'es-AR',
      'outdated',
    ],
    [
      'that a variant has as a sample',
      { 'es-AR': 'Find a car' },
      { 'es-AR': made('Find a car', 'sample') },
      'es-CL',
      'outdated',
    ],
    [
      'that was written over a sample without a word on it',
      { 'es-AR': 'Autos', de: 'Autos' },
      { de: made('Find a car', 'sample') },
      'de',
      'present',
    ],
    ['without a source', { de: 'Autos' }, { de: made('Coches') }, 'de', 'present'],
    ['with a record that is none', { 'es-AR': 'Coches', de: 'Autos' }, { de: 7 }, 'de', 'present'],
  ])('%s', (_why, texts, records, language, state) => {
    const translationState = Object.fromEntries(
      Object.entries(records).map(([tag, record]) => [tag, { k: record }]),
    );
    const reader = readTranslations({ builder: { translationState } }, SOURCE);
    expect(reader.stateOf({ key: 'k', textIn: (tag) => texts[tag] ?? '' }, language)).toBe(state);
  });
});

it('a document has texts in its fields and in its nodes, of which each is counted once', () => {
  const body = {
    menuLabel: { 'es-AR': 'Precios', de: 'Preise' },
    seo: { title: { 'es-AR': 'Precios' }, description: {} },
    builder: {
      translations: {
        'es-AR': { title: 'Autos', one: 'Uno', two: 'Dos' },
        de: { title: 'Autos', one: 'Eins' },
      },
      translationState: {
        de: {
          title: made('Autos', 'reviewed'),
          one: made('Otra cosa'),
          '/menuLabel': made('Tarifas'),
        },
      },
    },
  };
  const nodes = [
    { id: 'a', type: 'Paragraph', props: { text: 'title' } },
    { id: 'b', type: 'Paragraph', props: { text: 'title' } },
    { id: 'c', type: 'Accordion', props: { items: [{ title: 'one' }, { title: 'two' }] } },
    { id: 'd', type: 'GoneLongAgo', props: { text: 'title' } },
  ];
  const locations = textLocationsOf('page', body, nodes);
  expect(locations.map(({ nodeId, path, key }) => [nodeId, path.join('/'), key])).toEqual([
    [null, 'menuLabel', '/menuLabel'],
    [null, 'seo/title', '/seo/title'],
    ['a', 'text', 'title'],
    ['b', 'text', 'title'],
    ['c', 'items/0/title', 'one'],
    ['c', 'items/1/title', 'two'],
  ]);
  expect(countTranslations(locations, readTranslations(body, SOURCE), 'de')).toEqual({
    missing: 2,
    outdated: 2,
    present: 0,
    reviewed: 1,
  });
});
