// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter, Outlet, Route, Routes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { toSiteConfiguration } from '../../src/api/wire/site-settings.ts';
import { createQueryClient } from '../../src/runtime/hydration/query-client.ts';
import { EditorServicesProvider } from '../app/services.tsx';
import { createTexts, loadAllTexts } from '../i18n.ts';
import { fakeEditorApi, type FakeResponses } from '../testing/fake-editor-api.ts';
import { settle, setUpEditor } from '../testing/open-editor.tsx';
import { type Workspace, WorkspaceProvider } from '../workspace/workspace.ts';
import type { NamedDraft } from './publication.ts';
import { WaitingDrafts } from './waiting-drafts.tsx';

setUpEditor(
  () => import('../../src/site/findings/check-document.ts'),
  () => import('../../src/runtime/checks/palette.ts'),
);

const languages = [{ isoLanguageName: 'de', isDefault: true, url: '' }];
const workspace = {
  kind: 'page',
  pageId: 'new',
  language: 'de',
  site: {
    id: 'andes',
    settings: { site: toSiteConfiguration({ languages }, () => undefined), seo: { title: {} } },
    api: { places: () => Promise.resolve([]), fleet: () => Promise.resolve([]) },
    pictures: [],
    shared: { list: () => [] },
  },
} as unknown as Workspace;

const summary = (id: string, publishedVersion: number | null) => ({
  id,
  draftVersion: 2,
  publishedVersion,
  isArchived: false,
  title: {},
  anchors: [],
});
const RESPONSES: FakeResponses = {
  documents: ({ path }) =>
    (path.kind === 'page'
      ? [summary('new', null), summary('other', null)]
      : path.kind === 'menu'
        ? [summary('main', 1)]
        : []) as never,
  documentVersion: ({ path: { kind, version } }) =>
    ({
      body: {
        name: kind === 'menu' ? `Main ${version}` : '',
        menuItems: ['new', 'other'].map((pageId) => ({ id: pageId, pageId, label: { de: 'A' } })),
      },
    }) as never,
};
const MENU: NamedDraft = { kind: 'menu', id: 'main', version: 2, name: '' };
const OTHER: NamedDraft = { kind: 'page', id: 'other', version: 2, name: '' };

/** Shows what can be published together with the page `new`. @returns what is to be looked at of it */
async function lookAt(chosen: readonly NamedDraft[], responses = RESPONSES) {
  const { api } = fakeEditorApi(responses);
  const texts = await createTexts('en');
  await loadAllTexts(texts);
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () =>
    root.render(
      <I18nextProvider i18n={texts}>
        <QueryClientProvider client={createQueryClient()}>
          <EditorServicesProvider value={{ api } as never}>
            <WorkspaceProvider value={workspace}>
              <MemoryRouter>
                <Routes>
                  <Route element={<Outlet context={{ site: { id: 'andes', role: 'publisher' } }} />}>
                    <Route path="*" element={<WaitingDrafts chosen={chosen} onChange={() => undefined} />} />
                  </Route>
                </Routes>
              </MemoryRouter>
            </WorkspaceProvider>
          </EditorServicesProvider>
        </QueryClientProvider>
      </I18nextProvider>,
    ),
  );
  await settle();
  const told = [...document.querySelectorAll('li')].map(({ textContent }) => textContent);
  const text = document.body.textContent;
  await act(async () => root.unmount());
  return { told, text };
}

it.each<[what: string, chosen: readonly NamedDraft[], told: readonly string[]]>([
  ['settings that are not published together', [], []],
  [
    'a menu whose entry leads to a page that visitors will not see',
    [MENU],
    ['Entries › 2 › Page: refers to “other”, which visitors do not see yet.'],
  ],
  ['a menu whose pages are published at the same moment', [MENU, OTHER], []],
])('names what is to be looked at of %s', async (_what, chosen, told) => {
  expect((await lookAt(chosen)).told).toEqual(told);
});

it('lists settings by the kind and the name that they have, as their own screen does', async () => {
  expect((await lookAt([])).text).toContain('Menu · Main 2');
});

it('leaves out drafts that say what visitors have already', async () => {
  const documentVersion = () => ({ body: { name: 'Main', menuItems: [] } }) as never;
  const { text } = await lookAt([], { ...RESPONSES, documentVersion });
  expect(text).toContain('Page · ');
  expect(text).not.toContain('Menu');
});

it('says so where it cannot be read', async () => {
  const { documents } = RESPONSES;
  const { text } = await lookAt([MENU], documents ? { documents } : {});
  expect(text).toContain('This could not be loaded.');
});
