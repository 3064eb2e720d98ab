import { describe, expect, it } from 'vitest';
import { escapeHtml, htmlDocument } from './html-document.ts';

const PARTS = { language: 'hr', head: [], styles: [], body: '<p>b</p>' };

describe('a document', () => {
  it('is complete without anything', () => {
    expect(htmlDocument(PARTS)).toBe(
      '<!doctype html><html lang="hr"><head><meta charset="utf-8">' +
        '<meta name="viewport" content="width=device-width, initial-scale=1"></head><body><p>b</p></body></html>',
    );
  });

  it('has its head, styles, preloads and loader in this order', () => {
    const html = htmlDocument({
      ...PARTS,
      head: [
        { tag: 'title', attributes: {}, text: 'Cars' },
        { tag: 'link', attributes: { rel: 'icon', href: '/i.svg' } },
      ],
      styles: [{ css: 'a>b{}', attributes: { 'data-theme': '' } }, { css: 'c{}' }],
      preloadedScripts: ['/assets/island.js'],
      scripts: ['/assets/loader.js'],
    });
    expect(html).toContain(
      '<title>Cars</title><link rel="icon" href="/i.svg"><style data-theme="">a>b{}</style><style>c{}</style>' +
        '<link rel="modulepreload" href="/assets/island.js">' +
        '<script type="module" src="/assets/loader.js"></script></head><body>',
    );
  });

  it('cannot be broken out of by texts and values', () => {
    const evil = `"'><script>alert(1)</script>&`;
    const html = htmlDocument({
      ...PARTS,
      language: evil,
      head: [
        { tag: 'title', attributes: {}, text: evil },
        { tag: 'meta', attributes: { name: 'description', content: evil } },
      ],
      scripts: [evil],
    });
    expect(html).not.toContain('<script>');
    expect(html.split(escapeHtml(evil))).toHaveLength(5);
  });
});

it('escapes each sign once', () => {
  expect(escapeHtml(`a&b<c>d"e'f`)).toBe('a&amp;b&lt;c&gt;d&quot;e&#39;f');
  expect(escapeHtml('&amp;')).toBe('&amp;amp;');
});
