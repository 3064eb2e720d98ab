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

interface Surroundings {
  /** The document that is open; an empty page without it. */
  readonly builder?: object;
  readonly shared?: object;
  /** Languages of the site, the default first. */
  readonly languages?: readonly string[];
  /** Further parts of the site's configuration. */
  readonly configuration?: object;
  /** What is open; a page without it. */
  readonly kind?: Workspace['kind'];
}

/**
 * Shows a part of the workspace of a document `fleet`, a page without another kind, of the site `andes` to a publisher.
 * @returns shows another part in its place
 */
export async function showInWorkspace(
  shown: ReactNode,
  responses: FakeResponses,
  {
    builder = { format: 1, sections: [], translations: {} },
    shared = NO_SHARED_SECTIONS,
    languages = [],
    configuration = {},
    kind = 'page',
  }: Surroundings = {},
) {
  const workspace = {
    site: {
      id: 'andes',
      settings: {
        site: {
          ...configuration,
          languages: languages.map((tag, at) => ({ isoLanguageName: tag, isDefault: at === 0 })),
        },
        seo: { title: {} },
      },
      api: { places: async () => [], fleet: async () => [] },
      pictures: [],
      shared,
    },
    kind,
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
