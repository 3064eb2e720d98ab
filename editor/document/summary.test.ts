import { describe, expect, it, vi } from 'vitest';
import { toDocumentNode } from '../../src/runtime/document/example-node.ts';
import { openDocument } from './page-document.ts';
import { summaryOf } from './summary.ts';

/** A row whose column holds paragraphs with texts. */
function rowOf(texts: readonly string[], props: Readonly<Record<string, unknown>> = {}) {
  const content = texts.map((_, at) => ({ type: 'Paragraph', props: { text: `k${at}` } }));
  const row = { type: 'Row', props, slots: { columns: [{ type: 'Column', slots: { content } }] } };
  return openDocument({
    builder: {
      format: 1,
      sections: [toDocumentNode(row, 'row', () => 1)],
      translations: {
        de: { peak: 'Peaks', ...Object.fromEntries(texts.map((text, at) => [`k${at}`, text])) },
      },
    },
  });
}

describe('a row is told from its neighbours', () => {
  it.each<[why: string, texts: readonly string[], summary: string]>([
    ['by its first text', ['Cities', 'Prices'], 'Cities'],
    [
      'by the texts up to the first word, where it begins with a number',
      ['12', 'cities', 'more'],
      '12 · cities',
    ],
    ['by its number, where it has no word', ['24/7'], '24/7'],
    ['by the beginning of a long text', ['a'.repeat(61)], `${'a'.repeat(60)}…`],
    ['by what its formatted text says', ['<p>Sun <b>&amp;</b> sea</p><p>Cars</p>'], 'Sun & sea Cars'],
    ['by nothing without a text', [], ''],
  ])('%s', (_why, texts, summary) => {
    expect(summaryOf(rowOf(texts), 'row', 'de')).toBe(summary);
  });

  it('by what is to be read in it, before the description of its picture', () => {
    const background = { backgroundImage: { src: '/media/x', alt: 'peak' } };
    expect(summaryOf(rowOf(['Cities'], background), 'row', 'de')).toBe('Cities');
    expect(summaryOf(rowOf([], background), 'row', 'de')).toBe('Peaks');
  });

  it('by texts that are read once of a document', () => {
    const document = rowOf(['Cities']);
    const summary = summaryOf(document, 'row', 'de');
    const read = vi.spyOn(document.nodes, 'get');
    expect(summaryOf(document, 'row', 'de')).toBe(summary);
    expect(read).not.toHaveBeenCalled();
  });
});
