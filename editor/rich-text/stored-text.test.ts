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
  ['one before a colon after a formatted part', '<b>Prix</b>&nbsp;: 20 €', '<b>Prix</b>&nbsp;: 20 €'],
  ['one before a formatted sign', 'Prêt&nbsp;<b>?</b>', 'Prêt&nbsp;<b>?</b>'],
  ['one after a quotation mark', '«&nbsp;<i>a</i>&nbsp;»', '«&nbsp;<i>a</i>&nbsp;»'],
  [
    'one between a number and its unit',
    '<b>20</b>&nbsp;km, 5&nbsp;<b>€</b>',
    '<b>20</b>&nbsp;km, 5&nbsp;<b>€</b>',
  ],
  ['none between a number and a word', '<b>20</b>&nbsp;cars', '<b>20</b> cars'],
  [
    'one after a short abbreviation',
    'Dr.&nbsp;<b>X</b> (S.&nbsp;<b>5</b>)',
    'Dr.&nbsp;<b>X</b> (S.&nbsp;<b>5</b>)',
  ],
  ['one after the sign of a number', '§&nbsp;<b>5</b>', '§&nbsp;<b>5</b>'],
  ['none after a sentence', 'Join us.&nbsp;<b>Per day.</b>&nbsp;Now', 'Join us. <b>Per day.</b> Now'],
  ['none after a unit at the end of a sentence', 'After 20 m.&nbsp;<b>Left</b>', 'After 20 m. <b>Left</b>'],
  ['none between a word and a number', 'from&nbsp;<b>39 €</b>', 'from <b>39 €</b>'],
  ['the language of a part', 'a <span lang="en">b</span>', 'a <span lang="en">b</span>'],
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
