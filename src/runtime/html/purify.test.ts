// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { hasBlocks, isMarkup, textToHtml } from './clean-html.ts';
import { createPurifier } from './purify.ts';

const purify = createPurifier(window);
const clean = (source: string) => purify(source).html;

describe('HTML of operators', () => {
  it.each([
    ['text and lists', '<p>A <strong>b</strong> <em>c</em><br>d</p><ul><li>e</li></ul>'],
    ['tables', '<table><tbody><tr><th scope="row">a</th><td colspan="2">b</td></tr></tbody></table>'],
    [
      'links',
      '<a href="https://example.org/a?b=1&amp;c=2">a</a><a href="/terms">b</a><a href="mailto:a@b.c">c</a>',
    ],
    [
      'pictures',
      '<img src="/media/a.webp" alt="A" loading="lazy"><img src="https://example.org/a.png" alt="">',
    ],
    ['details', '<details open=""><summary>a</summary><p>b</p></details>'],
  ])('keeps %s', (_what, source) => {
    expect(clean(source)).toBe(source);
  });

  it.each([
    ['scripts with their text', '<p>a</p><script>alert(1)</script>', '<p>a</p>', ['<script>']],
    ['event handlers', '<img src="/a" onerror="alert(1)">', '<img src="/a">', ['onerror']],
    ['addresses that run', '<a href="javascript:alert(1)">a</a>', '<a>a</a>', ['href']],
    ['addresses that are documents', '<img src="data:image/svg+xml,x">', '<img>', ['src']],
    ['addresses without a scheme', '<a href="//evil.example">a</a>', '<a>a</a>', ['href']],
    ['frames', '<iframe src="https://x.example"></iframe>a', 'a', ['<iframe>']],
    [
      'forms, not their text',
      '<form action="//x"><input name="a"><b>c</b></form>',
      '<b>c</b>',
      ['<input>', '<form>'],
    ],
    ['styles', '<p style="position:fixed">a</p><style>*{}</style>', '<p>a</p>', ['<style>', 'style']],
    [
      'names that shadow the document',
      '<p id="cookie">a</p><img name="body" alt="">',
      '<p>a</p><img alt="">',
      ['id', 'name'],
    ],
    [
      'graphics and formulas',
      '<svg><script>1</script></svg><math><mi>x</mi></math>a',
      'a',
      ['<svg>', '<math>'],
    ],
    ['data for islands', '<div data-island="/x.js">a</div>', '<div>a</div>', ['data-island']],
  ])('removes %s, and says so', (_what, source, html, removed) => {
    const purified = purify(source);
    expect(purified.html).toBe(html);
    expect([...purified.removed].sort()).toEqual([...removed].sort());
  });

  it('opens a new window without a way back', () => {
    expect(clean('<a href="/a" target="_blank">a</a>')).toBe(
      '<a href="/a" target="_blank" rel="noopener noreferrer">a</a>',
    );
    expect(clean('<a href="/a" target="_top" rel="opener">a</a>')).toBe('<a href="/a">a</a>');
  });

  it.each([
    ['html-too-large', 'ä'.repeat(33_000)],
    ['html-too-deep', '<div>'.repeat(300)],
    ['html-attributes', `<p ${'a '.repeat(600)}>`],
  ])('is refused before it is parsed: %s', (refusal, source) => {
    expect(purify(source)).toEqual({ html: '', refusal, removed: [] });
  });

  it('is not deep because paragraphs and items were left open', () => {
    expect(purify('<p>a'.repeat(400)).refusal).toBeNull();
    expect(purify('<ul>' + '<li>a'.repeat(400)).refusal).toBeNull();
  });
});

it.each([
  ['Every price & tax, 1 < 2', false],
  ['a < b > c', false],
  ['<b>a</b>', true],
  ['a &amp; b', true],
  ['<!-- a -->', true],
])('knows whether "%s" is markup', (text, is) => {
  expect(isMarkup(text)).toBe(is);
});

it('writes a text as HTML that shows it', () => {
  const shown = document.createElement('p');
  shown.innerHTML = textToHtml('a <b> & "c" &amp;');
  expect(shown.textContent).toBe('a <b> & "c" &amp;');
});

it('tells paragraphs and lists from parts of a line', () => {
  expect(hasBlocks(clean('a <b>b</b><br><a href="/c">c</a>'))).toBe(false);
  expect(hasBlocks(clean('a<ul><li>b</li></ul>'))).toBe(true);
});
