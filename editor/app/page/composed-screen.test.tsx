// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { openEditor, setUpEditor } from '../../testing/open-editor.tsx';
import { PAGES, summary } from '../../testing/open-pages.ts';

setUpEditor(() => import('./composed-screen.tsx'));

const FOOTER = summary('foot', '', { title: { und: 'Footer' } });

/** The way that the top bar shows, by its last link. */
async function wayBack(address: string) {
  await openEditor(address, {
    operator: () => ({
      id: '1',
      name: 'Ana Kovač',
      email: 'ana@adria.example',
      sites: [{ id: 'adria', name: 'Adria Cars', role: 'publisher', origin: 'http://adria.localhost' }],
    }),
    documents: ({ path }) => (path.kind === 'page' ? PAGES : [FOOTER]),
    siteConfiguration: () => ({ languages: [{ isoLanguageName: 'hr', isDefault: true, url: '' }] }) as never,
  });
  const links = [...document.querySelectorAll('nav[aria-label="Where you are"] a')];
  return [links.at(-1)?.textContent, links.at(-1)?.getAttribute('href')];
}

it.each([
  ['a page', '?on=fleet', ['Back to Vozni park', '/sites/adria/pages/fleet']],
  [
    'a page in another language',
    '?on=fleet&language=de',
    ['Back to Vozni park', '/sites/adria/pages/fleet?language=de'],
  ],
  ['the settings', '', ['Site settings', '/sites/adria/settings']],
])('a shared section that was opened from %s leads back there', async (_where, query, link) => {
  expect(await wayBack(`/sites/adria/shared/foot${query}`)).toEqual(link);
});
