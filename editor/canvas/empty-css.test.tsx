// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openDocument } from '../document/page-document.ts';
import { createEmptyCss } from './empty-css.ts';

beforeEach(() => vi.stubGlobal('CSS', { escape: String }));
afterEach(() => vi.unstubAllGlobals());

it('a component that could hold others and has none is labelled, where it shows nothing of its own', () => {
  const node = (id: string, type: string, slots: object = {}) => ({ id, type, v: 1, props: {}, slots });
  const sections = [
    node('row', 'Row', { columns: [node('one', 'Column'), node('two', 'Column', { content: [] })] }),
    node('text', 'Paragraph'),
  ];
  const css = createEmptyCss(
    (type) => `The ${type}`,
    'Nothing yet',
  )(openDocument({ builder: { format: 1, sections } }));
  document.head.innerHTML = `<style>${css}</style>`;
  document.body.innerHTML =
    '<div data-node="row"><div><i data-node="one"></i><i data-node="two"><b>Own</b></i></div></div><p data-node="text"></p>';
  const rules = [...(document.styleSheets[0]?.cssRules ?? [])] as CSSStyleRule[];
  const labels = [...document.querySelectorAll('[data-node]')].map((element) =>
    rules
      .filter(({ selectorText }) => element.matches(selectorText.replace('::after', '')))
      .map(({ style }) => style.getPropertyValue('content')),
  );
  expect(labels).toEqual([[], ['"The Column"'], [], []]);
});

it('the host of the content says that there is none, on the page or in a part of it, until there is', () => {
  const read = createEmptyCss((type) => type, 'Nothing yet');
  const open = (sections: readonly object[]) => openDocument({ builder: { format: 1, sections } });
  document.head.innerHTML = `<style>${read(open([]))}</style>`;
  const [rule] = [...(document.styleSheets[0]?.cssRules ?? [])] as CSSStyleRule[];
  expect(rule?.style.getPropertyValue('content')).toBe('"Nothing yet"');
  const marked = (html: string) => {
    document.body.innerHTML = html;
    return [...document.querySelectorAll(rule?.selectorText.replace('::after', '') ?? '')].map(
      ({ id }) => id,
    );
  };
  expect(marked('<header></header><main id="content"></main>')).toEqual(['content']);
  expect(marked('<main id="content"><div id="host" data-content-host></div></main>')).toEqual(['host']);
  expect(read(open([{ id: 'text', type: 'Paragraph', v: 1, props: {}, slots: {} }]))).toBe('');
});
