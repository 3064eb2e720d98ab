// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter, Outlet, Route, Routes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { createQueryClient } from '../../src/runtime/hydration/query-client.ts';
import { createTexts, loadAllTexts } from '../i18n.ts';
import { loadSchemas } from '../workspace/schemas.ts';
import { type FakeResponses, fakeEditorApi, refusal } from '../testing/fake-editor-api.ts';
import { find, press, settle, setUpEditor } from '../testing/open-editor.tsx';
import { ToastRegion } from '../ui/toast/toasts.tsx';
import { useCreatePage } from './page-list/use-create-page.ts';
import { EditorServicesProvider } from './services.tsx';
import { useArchive } from './use-archive.ts';

setUpEditor(() => import('../checks/refusal-reasons.ts'));

const REFERENCES = ['references', 'andes', 'page', 'de', 'en'];

function Buttons() {
  const { archive, restore } = useArchive({ kind: 'page', id: 'fleet', name: 'Fleet' });
  const section = useArchive({ kind: 'sharedComponent', id: 'hero', name: 'Offer' });
  const create = useCreatePage();
  const wanted = { id: 'new', namings: {}, body: async () => ({}), menu: '' };
  return (
    <>
      <button type="button" onClick={() => void archive()}>
        {'Archive'}
      </button>
      <button type="button" onClick={() => void restore()}>
        {'Restore'}
      </button>
      <button type="button" onClick={() => void section.restore()}>
        {'Restore section'}
      </button>
      <button type="button" onClick={() => create.mutate(wanted)}>
        {'Create'}
      </button>
    </>
  );
}

/** Presses buttons. @returns whether references are read anew, and what is told in the end */
async function pressed(names: readonly string[], responses: FakeResponses) {
  const { api } = fakeEditorApi(responses);
  const client = createQueryClient();
  client.setQueryData(REFERENCES, []);
  const texts = await createTexts('en');
  await Promise.all([loadAllTexts(texts), loadSchemas()]);
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () =>
    root.render(
      <I18nextProvider i18n={texts}>
        <QueryClientProvider client={client}>
          <EditorServicesProvider value={{ api } as never}>
            <ToastRegion dismissLabel="Dismiss">
              <MemoryRouter>
                <Routes>
                  <Route element={<Outlet context={{ site: { id: 'andes' } }} />}>
                    <Route path="*" element={<Buttons />} />
                  </Route>
                </Routes>
              </MemoryRouter>
            </ToastRegion>
          </EditorServicesProvider>
        </QueryClientProvider>
      </I18nextProvider>,
    ),
  );
  for (const name of names) {
    await press(find('button', name));
    await settle();
  }
  const told = [...document.querySelectorAll('[role=status] span')].at(-1)?.textContent;
  await act(async () => root.unmount());
  return { told, isInvalidated: client.getQueryState(REFERENCES)?.isInvalidated };
}

it.each<[button: string, responses: FakeResponses]>([
  ['Archive', { archiveDocument: () => ({}) as never }],
  ['Create', { createDocument: () => ({}) as never }],
])('%s: fields that refer to pages read them anew', async (button, responses) => {
  expect((await pressed([button], responses)).isInvalidated).toBe(true);
});

it('says where and why a page cannot be restored', async () => {
  const findings = [{ nodeId: null, path: '/showBreadcrumb', rule: 'type', params: { type: 'boolean' } }];
  const { told } = await pressed(['Restore'], {
    archiveDocument: () => {
      throw refusal('notPublishable', { refusals: [{ kind: 'page', id: 'fleet', findings }] });
    },
  });
  expect(told).toContain('“Fleet” cannot be restored yet: Breadcrumb: This is either on or off.');
});

it('says that something is used by now, where its restoration cannot be taken back', async () => {
  const { told } = await pressed(['Restore section', 'Undo'], {
    archiveDocument: ({ body }) => {
      if (body.isArchived) throw refusal('inUse', { usedBy: [] });
      return undefined as never;
    },
  });
  expect(told).toBe('“Offer” cannot be archived: it is still used.');
});
