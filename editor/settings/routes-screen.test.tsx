// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { refusal } from '../testing/fake-editor-api.ts';
import { all, find, openEditor, press, setUpEditor } from '../testing/open-editor.tsx';

setUpEditor(
  () => import('../app/settings/settings-screen.tsx'),
  () => import('./routes-screen.tsx'),
);

const page = (id: string, isArchived = false) => ({ id, isArchived, title: {}, searchTitle: {}, slugs: {} });
const RESPONSES = {
  operator: () => ({
    id: 'ana',
    name: 'Ana Kovač',
    email: 'ana@adria.example',
    sites: [{ id: 'adria', name: 'Adria Cars', role: 'editor' as const, origin: 'http://adria.localhost' }],
  }),
  siteConfiguration: () =>
    ({
      languages: [{ isoLanguageName: 'hr', isDefault: true, url: '' }],
      routes: [{ id: 'search', path: { hr: 'vozila' } }],
    }) as never,
  documents: ({ path }: { readonly path: { readonly kind: string } }) =>
    (path.kind === 'page' ? [page('search'), page('checkout', true)] : []) as never,
};

const lines = () =>
  [...document.querySelectorAll('section[aria-label=Addresses] > ul > li')].map((line) => line.textContent);

it('the settings list where the screens of the booking flow are found, and lead to the pages that say so', async () => {
  const { address } = await openEditor('/sites/adria/settings/routes', RESPONSES);
  expect(find('link', 'Addresses').getAttribute('aria-current')).toBe('page');
  expect(lines().slice(0, 2)).toEqual([
    'Search resultsChange on its page/hr/vozila',
    'CheckoutWithout a page of its own/hr/rezervacija',
  ]);
  const change = find('link', 'Change on its page Search results');
  expect(change.getAttribute('href')).toBe('/sites/adria/pages/search');
  expect(all('link').filter((link) => link.textContent === 'Change on its page')).toHaveLength(1);
  expect(address()).toBe('/sites/adria/settings/routes');
});

it('shows an address that was changed on its page meanwhile', async () => {
  let path = 'vozila';
  const siteConfiguration = () =>
    ({
      ...(RESPONSES.siteConfiguration() as object),
      routes: [{ id: 'search', path: { hr: path } }],
    }) as never;
  await openEditor('/sites/adria/settings/routes', { ...RESPONSES, siteConfiguration });
  await press(find('link', 'Pictures'));
  expect(lines()).toEqual([]);
  path = 'auti';
  await press(find('link', 'Site settings'));
  await press(find('link', 'Addresses'));
  expect(lines()[0]).toContain('/hr/auti');
});

it('offers to try again where the addresses could not be loaded', async () => {
  let isThere = false;
  const documents = (call: Parameters<typeof RESPONSES.documents>[0]) => {
    if (!isThere && call.path.kind === 'page') throw refusal('notFound');
    return RESPONSES.documents(call);
  };
  await openEditor('/sites/adria/settings/routes', { ...RESPONSES, documents });
  expect(document.body.textContent).toContain('This could not be loaded');
  isThere = true;
  await press(find('button', 'Try again'));
  expect(lines()[0]).toContain('/hr/vozila');
});
