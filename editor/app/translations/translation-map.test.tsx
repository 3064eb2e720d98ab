// @vitest-environment jsdom
import { expect, it } from 'vitest';
import type { FakeResponses } from '../../testing/fake-editor-api.ts';
import { find, NOW, openEditor, press, setUpEditor } from '../../testing/open-editor.tsx';

setUpEditor(() => import('./translation-map.tsx'));

const counts = (missing: number, outdated: number, present: number) => ({
  missing,
  outdated,
  present,
  reviewed: 0,
});
const page = (id: string, name: string) => ({
  id,
  title: { hr: name },
  searchTitle: {},
  slugs: { hr: id },
  languages: ['hr'],
  draftVersion: 1,
  publishedVersion: null,
  isArchived: false,
  changedAt: NOW,
  changedBy: null,
});
const responses = (tags: readonly string[]): FakeResponses => ({
  operator: () => ({
    id: '1',
    name: 'Ana Kovač',
    email: 'ana@adria.example',
    sites: [{ id: 'adria', name: 'Adria Cars', role: 'editor', origin: 'http://adria.localhost' }],
  }),
  documents: () => [page('fleet', 'Vozni park'), page('offer', 'Ponuda')],
  siteConfiguration: () =>
    ({
      languages: tags.map((isoLanguageName) => ({
        isoLanguageName,
        isDefault: isoLanguageName === 'hr',
        url: '',
      })),
    }) as never,
  translations: () => [
    { id: 'fleet', languages: { hr: counts(0, 0, 8), de: counts(1, 1, 6) } },
    { id: 'offer', languages: { hr: counts(0, 0, 2), de: counts(2, 0, 0) } },
  ],
});

it('shows how much of each page is done in each language, and leads to what is left', async () => {
  await openEditor('/sites/adria/pages', responses(['de', 'hr']));
  await press(find('link', 'Translations'));
  const lines = [...document.querySelectorAll('tr')].map((row) =>
    [...row.children].map((cell) => cell.firstChild?.textContent),
  );
  expect(lines).toEqual([
    ['Page', 'hr', 'de'],
    ['Vozni park', 'Vozni park, Hrvatski100%done', 'Vozni park, Deutsch75%2 left'],
    ['Ponuda', 'Ponuda, Hrvatski100%done', 'Ponuda, Deutsch0%2 left'],
    ['All pages', 'All pages, Hrvatski100%done', 'All pages, Deutsch60%4 left'],
  ]);
  const link = find('link', 'Vozni park, Deutsch');
  expect(link.title).toBe('Vozni park, Deutsch: 75%, missing: 1, outdated: 1');
  expect(link.getAttribute('href')).toBe('/sites/adria/pages/fleet/translations?language=de');
  expect(find('link', 'Vozni park, Hrvatski').getAttribute('href')).toBe('/sites/adria/pages/fleet');
});

it('says so where a site has one language', async () => {
  await openEditor('/sites/adria/translations', responses(['hr']));
  expect(document.body.textContent).toContain('The site has one language');
});
