import { expect, it } from 'vitest';
import { openFakeSite, wirePage } from '../support/fake-site.ts';
import { mainOf } from '../support/html.ts';

const image = (id: string, src: string) => ({
  id,
  type: 'Image',
  v: 1,
  props: { image: { src, alt: '' } },
});

const row = (id: string, backgroundImage: string, ...content: object[]) => ({
  id,
  type: 'Row',
  v: 1,
  props: backgroundImage === '' ? {} : { backgroundImage: { src: backgroundImage, alt: '' } },
  slots: { columns: [{ id: `${id}c`, type: 'Column', v: 1, props: {}, slots: { content } }] },
});

/** Source, loading and priority of each picture of a page, in their order. */
async function picturesOf(sections: readonly object[]) {
  const site = await openFakeSite({ responses: { '/api/Pages/home': wirePage('home', { sections }) } });
  const html = mainOf((await site.get('/en-US/')).body);
  return [...html.matchAll(/<img[^>]*>/g)].map(([tag]) => [
    /src="([^"]*)"/.exec(tag)?.[1],
    /loading="([^"]*)"/.exec(tag)?.[1],
    /fetchpriority="([^"]*)"/i.exec(tag)?.[1],
  ]);
}

it.each<[why: string, sections: readonly object[], expected: readonly unknown[]]>([
  [
    'behind the first section',
    [row('a', '/media/hero.webp', image('b', '/media/other.webp')), row('c', '/media/next.webp')],
    [
      ['/media/hero.webp', 'eager', 'high'],
      ['/media/other.webp', 'lazy', undefined],
      ['/media/next.webp', 'lazy', undefined],
    ],
  ],
  [
    'in a column of the first section',
    [row('a', '', image('b', '/media/first.webp'), image('d', '/media/second.webp'))],
    [
      ['/media/first.webp', 'eager', 'high'],
      ['/media/second.webp', 'lazy', undefined],
    ],
  ],
  [
    'below a first section without one',
    [row('a', ''), row('b', '/media/later.webp')],
    [['/media/later.webp', 'lazy', undefined]],
  ],
])('the first picture %s is fetched at once only above the fold', async (_why, sections, expected) => {
  expect(await picturesOf(sections)).toEqual(expected);
});
