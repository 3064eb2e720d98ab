import { QueryClientProvider } from '@tanstack/react-query';
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter, Outlet, Route, Routes } from 'react-router-dom';
import { createQueryClient } from '../../src/runtime/hydration/query-client.ts';
import { ActionsProvider } from '../actions/actions.tsx';
import { EditorServicesProvider } from '../app/services.tsx';
import { createTexts, loadAllTexts } from '../i18n.ts';
import { ToastRegion } from '../ui/toast/toasts.tsx';
import { type Workspace, WorkspaceProvider } from '../workspace/workspace.ts';
import { type FakeResponses, fakeEditorApi } from './fake-editor-api.ts';
import { openEdited } from './open-edited.ts';
import { settle } from './open-editor.tsx';

/**
 * Shows a part of the workspace of an empty page `fleet` of the site `andes` to a publisher.
 * @returns shows another part in its place
 */
export async function showInWorkspace(
  shown: ReactNode,
  responses: FakeResponses,
  builder: object = { format: 1, sections: [], translations: {} },
  shared: object = { find: () => undefined, refresh: async () => undefined },
) {
  const { api, calls } = fakeEditorApi(responses);
  const workspace = {
    site: { id: 'andes', settings: { site: { languages: [] } }, shared },
    kind: 'page',
    pageId: 'fleet',
    language: 'en-US',
    ...openEdited({ builder }),
  } as unknown as Workspace;
  const client = createQueryClient();
  const texts = await createTexts('en');
  await loadAllTexts(texts);
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const show = async (part: ReactNode) => {
    await act(async () =>
      root.render(
        <I18nextProvider i18n={texts}>
          <QueryClientProvider client={client}>
            <EditorServicesProvider value={{ api, now: () => 0 } as never}>
              <ToastRegion dismissLabel="Dismiss">
                <ActionsProvider>
                  <WorkspaceProvider value={workspace}>
                    <MemoryRouter>
                      <Routes>
                        <Route element={<Outlet context={{ site: { id: 'andes', role: 'publisher' } }} />}>
                          <Route path="*" element={part} />
                        </Route>
                      </Routes>
                    </MemoryRouter>
                  </WorkspaceProvider>
                </ActionsProvider>
              </ToastRegion>
            </EditorServicesProvider>
          </QueryClientProvider>
        </I18nextProvider>,
      ),
    );
    await settle();
  };
  await show(shown);
  return { calls, client, workspace, show, close: () => act(async () => root.unmount()) };
}
