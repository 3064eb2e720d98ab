import type { ReactNode } from 'react';
import { MemoryRouter, Outlet, Route, Routes } from 'react-router-dom';
import { ActionsProvider } from '../actions/actions.tsx';
import { loadAllTexts } from '../i18n.ts';
import type { NodeText } from '../document/text-command.ts';
import { createObservable } from '../sync/observable.ts';
import { type Workspace, WorkspaceProvider } from '../workspace/workspace.ts';
import type { FakeResponses } from './fake-editor-api.ts';
import { NO_SHARED_SECTIONS } from './no-shared-sections.ts';
import { openEdited } from './open-edited.ts';
import { settle } from './open-editor.tsx';
import { showInEditor } from './show-in-editor.tsx';

/**
 * Shows a part of the workspace of an empty page `fleet` of the site `andes` to a publisher.
 * @returns shows another part in its place
 */
export async function showInWorkspace(
  shown: ReactNode,
  responses: FakeResponses,
  builder: object = { format: 1, sections: [], translations: {} },
  shared: object = NO_SHARED_SECTIONS,
) {
  const workspace = {
    site: { id: 'andes', settings: { site: { languages: [] } }, shared },
    kind: 'page',
    pageId: 'fleet',
    language: 'en-US',
    typed: createObservable<NodeText | null>(null),
    ...openEdited({ builder }),
  } as unknown as Workspace;
  const { texts, show: showPart, ...shownIn } = await showInEditor(null, responses);
  await loadAllTexts(texts);
  const show = async (part: ReactNode) => {
    await showPart(
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
      </ActionsProvider>,
    );
    await settle();
  };
  await show(shown);
  return { ...shownIn, workspace, show };
}
