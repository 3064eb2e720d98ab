import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { DifferenceValues } from './difference-list.tsx';

it.each([
  [
    'what formatted texts say',
    ['<p>Our <b>cars</b></p>', '<p>All <b>cars</b></p>'],
    '<p><del>Our cars</del> → <ins>All cars</ins></p>',
  ],
  [
    'the formats, where they alone differ',
    ['Our cars', 'Our <b>cars</b>'],
    '<p><del>Our cars</del> → <ins>Our &lt;b&gt;cars&lt;/b&gt;</ins></p>',
  ],
])('a difference shows %s', (_what, [before = '', after = ''], shown) => {
  expect(renderToStaticMarkup(<DifferenceValues values={{ before, after }} />)).toBe(shown);
});
