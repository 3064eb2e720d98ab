import { describe, expect, it } from 'vitest';
import { choosePages, countPages, type PageChoice } from './choose-pages.ts';
import { listedPage, type PageSummary } from './listed-page.ts';
import { namingLanguages } from '../document-name.ts';
import { statusOf } from './page-status.ts';

const page = (id: string, rest: Partial<PageSummary> = {}): PageSummary => ({
  id,
  title: { hr: id },
  searchTitle: {},
  slugs: { hr: id },
  languages: ['hr'],
  draftVersion: 1,
  publishedVersion: 1,
  isArchived: false,
  changedAt: 0,
  changedBy: null,
  ...rest,
});

it.each([
  ['published as it was saved', { draftVersion: 3, publishedVersion: 3 }, 'published'],
  ['saved after it was published', { draftVersion: 4, publishedVersion: 3 }, 'changed'],
  ['never published', { publishedVersion: null }, 'draft'],
  ['archived, whatever else', { isArchived: true, draftVersion: 4, publishedVersion: 3 }, 'archived'],
])('a page that is %s has its status', (_why, versions, status) => {
  expect(statusOf(page('home', versions))).toBe(status);
});

const SITE_LANGUAGES = ['hr', 'de'];
const MENU: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  home: { hr: 'Pitanja' },
  fleet: { hr: 'Vozila', de: 'Autos' },
};
const listed = (one: PageSummary, interfaceLanguage = 'en') =>
  listedPage(
    one,
    { languages: SITE_LANGUAGES, namedIn: namingLanguages(interfaceLanguage, SITE_LANGUAGES) },
    {
      ofSystem: (id) => `system ${id}`,
      inMenus: (id) => MENU[id] ?? {},
    },
  );

describe('a page', () => {
  it.each([
    ['its own name', { hr: 'Flota', de: 'Flotte' }, 'Flotte'],
    ['what a menu calls it', {}, 'Autos'],
    ['its name in the default language, which alone it has', { hr: 'Flota' }, 'Flota'],
  ])('is named in the language of the interface: %s', (_why, title, name) => {
    expect(listed(page('fleet', { title }), 'de').name).toBe(name);
  });

  it('is found by what it is called in any language', () => {
    const pages = [listed(page('fleet', { title: {} }), 'de')];
    const found = (text: string) => choosePages(pages, { filter: 'all', text, sort: 'name' }, 'hr').length;
    expect(['autos', 'vozila', 'hr', 'flotte'].map(found)).toEqual([1, 1, 0, 0]);
  });

  it.each([
    ['in the default language', 'fleet', { hr: 'Flota', de: 'Flotte' }, 'Flota'],
    ['in the next language that has a name', 'fleet', { de: 'Flotte' }, 'Flotte'],
    ['without a language', 'fleet', { und: 'Fleet' }, 'Fleet'],
    ['as a menu does without a name', 'fleet', {}, 'Vozila'],
    ['by its id without a name', 'islands', {}, 'islands'],
    ['by its id with an empty name', 'islands', { hr: '' }, 'islands'],
    ['by what it is for, as a page that every site has', 'checkout', {}, 'system checkout'],
    ['as the operator named it, though every site has it', 'checkout', { hr: 'Blagajna' }, 'Blagajna'],
  ])('is named %s', (_why, id, title, name) => {
    expect(listed(page(id, { title })).name).toBe(name);
  });

  it.each([
    ['what it is for, as a page that every site has', 'home', 'Adria: najam | Adria', 'system home'],
    ['what a menu calls it', 'fleet', 'Flota od Fiata do kombija | Adria', 'Vozila'],
    ['the beginning of its title alone', 'islands', 'Na otoke | Adria', 'Na otoke'],
  ])('that has nothing but a title for search engines is named by %s', (_why, id, hr, name) => {
    const { name: shown, nameInSearch } = listed(page(id, { title: { hr }, searchTitle: { hr } }));
    expect([shown, nameInSearch]).toEqual([name, hr.startsWith(name) ? '' : hr]);
  });

  it.each([
    ['its path in the default language', 'fleet', { hr: 'vozni-park', de: 'flotte' }, '/hr/vozni-park'],
    ['its only path', 'fleet', { de: 'flotte' }, '/de/flotte'],
    ['the root of the language as the home page', 'home', {}, '/hr/'],
    ['no path before it gets one', 'fleet', {}, null],
    ['no path where it stands in for others', 'not-found', { hr: 'x' }, null],
  ])('has %s', (_why, id, slugs, path) => {
    expect(listed(page(id, { slugs: slugs as Record<string, string> })).path).toBe(path);
  });
});

const PAGES = [
  page('home', { changedAt: 10, searchTitle: { hr: 'Najam od Pule', de: 'Mietwagen ab Pula' } }),
  page('vehicles', { title: { hr: 'Vozni park', pt: 'Frota de São Paulo' }, changedAt: 30, draftVersion: 2 }),
  page('offer', { title: { hr: 'Čamac' }, publishedVersion: null, changedAt: 20 }),
  page('old', { isArchived: true, changedAt: 40 }),
].map((one) => listed(one));

const idsOf = (choice: Partial<PageChoice>) =>
  choosePages(PAGES, { filter: 'all', text: '', sort: 'changed', ...choice }, 'hr').map(({ id }) => id);

describe('a list of pages', () => {
  it('shows all but archived ones, the newest change first', () => {
    expect(idsOf({})).toEqual(['vehicles', 'offer', 'home']);
  });

  it('is sorted by name as the language of the site does', () => {
    expect(idsOf({ sort: 'name' })).toEqual(['offer', 'home', 'vehicles']);
  });

  it.each([
    ['changed', ['vehicles']],
    ['draft', ['offer']],
    ['archived', ['old']],
  ] as const)('shows those of status %s alone', (filter, ids) => {
    expect(idsOf({ filter })).toEqual(ids);
  });

  it('shows all that visitors see as published, those with a newer draft included', () => {
    expect(idsOf({ filter: 'published' })).toEqual(['vehicles', 'home']);
  });

  it.each([
    ['a name in any language, without case and marks', 'SAO', ['vehicles']],
    ['a name whose letters have marks', 'camac', ['offer']],
    ['an id', 'hom', ['home']],
    ['a title for search engines in any language', 'mietwagen', ['home']],
    ['spaces around a text', '  offer ', ['offer']],
    ['nothing that there is', 'xyz', []],
    ['an archived page while archived pages are hidden', 'old', []],
  ])('finds %s', (_why, text, ids) => {
    expect(idsOf({ text })).toEqual(ids);
  });

  it('counts the pages of each filter', () => {
    expect(countPages(PAGES)).toEqual({ all: 3, published: 2, changed: 1, draft: 1, archived: 1 });
  });
});
