import { describe, expect, it } from 'vitest';
import { hashOfText } from '../../src/runtime/document/translation-states.ts';
import { openDocument } from '../document/page-document.ts';
import { chosenRows, nextUnfinished, type TranslationRow, translationRows } from './translation-rows.ts';

const paragraph = (id: string, text: string) => ({ id, type: 'Paragraph', v: 1, props: { text } });
const column = { id: 'col', type: 'Column', v: 1, props: {}, slots: { content: [paragraph('in', 'deep')] } };
const record = (from: string, state = 'draft') => ({ source: hashOfText(from), state });
const document = openDocument({
  menuLabel: { de: 'Preise', hr: 'Cijene' },
  builder: {
    format: 1,
    sections: [
      paragraph('a', 'title'),
      { id: 'row', type: 'Row', v: 1, props: {}, slots: { columns: [column] } },
      paragraph('again', 'title'),
      { id: 'line', type: 'Divider', v: 1, props: {} },
    ],
    translations: { de: { title: 'Autos', deep: 'Unten' }, hr: { title: 'Auti' } },
    translationState: { hr: { title: record('Wagen'), '/menuLabel': record('Preise', 'reviewed') } },
  },
});
const rows = translationRows(document, { language: 'hr', source: 'de' });
const shown = (some: readonly TranslationRow[]) =>
  some.map((row) => (row.kind === 'group' ? `# ${row.section ?? '-'}` : row.location.key));

describe('the texts of a page', () => {
  it('stand once each, in the order of the page, by its sections', () => {
    expect(shown(rows)).toEqual(['# -', '/menuLabel', '# a', 'title', '# row', 'deep']);
    expect(rows.filter((row) => row.kind === 'text')).toMatchObject([
      { type: null, source: 'Preise', text: 'Cijene', state: 'reviewed' },
      { type: 'Paragraph', source: 'Autos', text: 'Auti', state: 'outdated' },
      { type: 'Paragraph', source: 'Unten', text: '', state: 'missing' },
    ]);
  });

  it('are chosen with the groups that they are in', () => {
    expect(shown(chosenRows(rows, ({ state }) => state === 'missing'))).toEqual(['# row', 'deep']);
    expect(chosenRows(rows, () => false)).toEqual([]);
  });

  it.each<[why: string, key: string | null, next: string | undefined]>([
    ['from the beginning', null, 'title'],
    ['after a text', 'title', 'deep'],
    ['from the end on to the beginning', 'deep', 'title'],
    ['after a text that is no longer there', 'gone', 'title'],
  ])('are gone through %s where something is to be done', (_why, key, next) => {
    expect(nextUnfinished(rows, key)?.location.key).toBe(next);
  });

  it('have no next one where nothing is left to be done', () => {
    expect(nextUnfinished(translationRows(document, { language: 'de', source: 'de' }), null)).toBeUndefined();
  });
});
