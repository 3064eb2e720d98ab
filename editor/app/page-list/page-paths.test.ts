import { expect, it } from 'vitest';
import type { ListedPage } from './listed-page.ts';
import { slugProblem, takenPaths } from './page-paths.ts';

const page = (id: string, slugs: Record<string, string>, isArchived = false) =>
  ({ id, name: `Page ${id}`, slugs, isArchived }) as unknown as ListedPage;
const PAGES = [
  page('home', { hr: '', de: '' }),
  page('offers', { hr: 'ponude', de: 'angebote' }),
  page('old', { hr: 'staro' }, true),
];

it.each<[what: string, language: string, slug: string, problem: object | null]>([
  ['a path of its own', 'hr', 'flota', null],
  ['the path of another page', 'hr', 'ponude', { key: 'naming.takenSlug', page: 'Page offers' }],
  ['the path of another page in another language', 'de', 'ponude', null],
  ['the path of an archived page', 'hr', 'staro', null],
  ['no path', 'hr', '', null],
  ['a path with a space', 'hr', 'nova ponuda', { key: 'naming.wrongSlug' }],
  ['a path that begins with a slash', 'hr', '/ponude', { key: 'naming.wrongSlug' }],
])('%s', (_what, language, slug, problem) => {
  expect(slugProblem(language, { title: 'A title', slug }, takenPaths(PAGES))).toEqual(problem);
});

it('a page may keep its own path, and one without a title in a language has none there', () => {
  expect(slugProblem('hr', { title: 'A title', slug: 'ponude' }, takenPaths(PAGES, 'offers'))).toBeNull();
  expect(slugProblem('hr', { title: ' ', slug: 'ponude' }, takenPaths(PAGES))).toBeNull();
});
