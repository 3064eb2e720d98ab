import { expect, it } from 'vitest';
import { MANIFESTS } from '../../src/runtime/document/manifest.ts';
import { readTranslations } from '../../src/runtime/document/translation-states.ts';
import { createEdits } from '../document/edits.ts';
import { openDocument, writeDocument } from '../document/page-document.ts';
import { createDocumentStore } from '../document/store.ts';
import { nodeOf } from '../document/tree.ts';
import { documentTarget, nodeTarget } from './field-target.ts';

function open() {
  const body = {
    seo: { title: { de: 'Autos' }, robots: '' },
    builder: {
      format: 1,
      sections: [{ id: 'a', type: 'Paragraph', v: 1, props: { text: 'k' } }],
      translations: { de: { k: 'Hallo' } },
    },
  };
  const store = createDocumentStore(openDocument(body), () => 0);
  const rules = { pageType: 'content', manifests: MANIFESTS };
  const edits = createEdits({ store, rules, newId: () => 'n', language: () => 'de', sourceLanguage: 'de' });
  const none = new Map();
  const reader = () => readTranslations(store.document().body, 'de');
  return {
    store,
    node: () =>
      nodeTarget(nodeOf(store.document(), 'a'), store.document().translations, reader(), edits, none),
    fields: () => documentTarget(store.document(), edits, none, 'de'),
  };
}

it.each(['node', 'fields'] as const)(
  'reads and writes values and texts of %s, each as a step of the history',
  (which) => {
    const opened = open();
    const target = opened[which];
    const path = which === 'node' ? ['text'] : ['seo', 'title'];
    const before = JSON.stringify(writeDocument(opened.store.document()));
    expect([
      target().readText(path, 'de'),
      target().readText(path, 'hr'),
      target().shownText(path, 'hr'),
    ]).toEqual([which === 'node' ? 'Hallo' : 'Autos', '', which === 'node' ? 'Hallo' : 'Autos']);
    target().writeText(path, 'hr', 'Auti');
    target().write(['other', 'part'], 1);
    expect([target().readText(path, 'hr'), target().read(['other', 'part'])]).toEqual(['Auti', 1]);
    expect(target().isOutdated(path, 'hr')).toBe(false);
    target().writeText(path, 'de', 'Guten Tag');
    expect([target().isOutdated(path, 'hr'), target().isOutdated(path, 'de')]).toEqual([true, false]);
    while (opened.store.undo());
    expect(JSON.stringify(writeDocument(opened.store.document()))).toBe(before);
  },
);

it('removes a text that is empty and a value that is undefined', () => {
  const { fields } = open();
  fields().writeText(['seo', 'title'], 'de', '');
  fields().write(['seo', 'robots'], undefined);
  expect(fields().read(['seo'])).toEqual({ title: {} });
});
