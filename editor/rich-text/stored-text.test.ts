// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { toEditedHtml, toStoredText } from './stored-text.ts';

const store = (html: string) => {
  const element = document.createElement('div');
  element.innerHTML = html;
  return toStoredText(element);
};

it.each([
  ['a plain text', 'a & b', 'a & b'],
  ['lines', 'a<br>b<br>', 'a\nb'],
  ['a single paragraph', '<p>a</p>', 'a'],
  ['nothing', '<br>', ''],
  ['what would be read as markup', 'a &lt;b&gt;', 'a &lt;b&gt;'],
  ['a formatted part', '<p>a <b>b</b></p>', 'a <b>b</b>'],
  ['what browsers join', 'a&nbsp;<span>b </span><i>c<br></i><span>d</span>', 'a b <i>c<br></i>d'],
  ['a space that does not break', 'a <b>20&nbsp;km</b>', 'a <b>20&nbsp;km</b>'],
  ['paragraphs and lists', '<p>a</p><ul><li>b</li></ul>', '<p>a</p><ul><li>b</li></ul>'],
])('stores %s', (_what, html, stored) => {
  expect(store(html)).toBe(stored);
});

it.each(['a & b', 'a\nb', 'a &lt;b&gt;', '<p>a</p><p>b</p>', 'a < b'])(
  'edits "%s" and stores it again as it was',
  (text) => {
    expect(store(toEditedHtml(text))).toBe(text);
  },
);
