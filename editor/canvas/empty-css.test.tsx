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
  const css = createEmptyCss((type) => `The ${type}`)(openDocument({ builder: { format: 1, sections } }));
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
