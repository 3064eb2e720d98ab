// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { expect, it, vi } from 'vitest';
import { createQueryClient } from '../../src/runtime/hydration/query-client.ts';
import { EditorServicesProvider } from '../app/services.tsx';
import { createTexts } from '../i18n.ts';
import { createObservable } from '../sync/observable.ts';
import { fakeEditorApi } from '../testing/fake-editor-api.ts';
import { openEdited } from '../testing/open-edited.ts';
import { find, press, setUpEditor } from '../testing/open-editor.tsx';
import { showInWorkspace } from '../testing/show-in-workspace.tsx';
import { ToastRegion } from '../ui/toast/toasts.tsx';
import { type Workspace, WorkspaceProvider } from '../workspace/workspace.ts';
import { PublishButton } from './publish-button.tsx';

setUpEditor(
  () => import('./take-back.ts'),
  () => import('../versions/is-as-published.ts'),
  () => import('../versions/publish-question.tsx'),
);

it('has the lists of pages read anew once a page is published, and once that is taken back', async () => {
  const { api, calls } = fakeEditorApi({
    document: () => ({ publishedVersion: 1 }) as never,
    publish: () => ({}) as never,
    rollBack: () => ({}) as never,
  });
  const workspace = {
    site: { id: 'andes', settings: { site: { languages: [] } }, shared: { find: () => undefined } },
    kind: 'page',
    pageId: 'fleet',
    ...openEdited({ builder: { format: 1, sections: [], translations: {} } }),
  } as unknown as Workspace;
  const draft = { saver: { flush: async () => 2 }, state: createObservable({ kind: 'saved', at: 0 }) };
  const client = createQueryClient();
  const lists = [
    ['pages', 'andes'],
    ['references', 'andes', 'page', 'de', 'en'],
    ['pages', 'adria'],
  ];
  const read = () => lists.forEach((key) => client.setQueryData(key, []));
  const isInvalidated = () => lists.map((key) => client.getQueryState(key)?.isInvalidated);
  read();
  const texts = await createTexts('en');
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () =>
    root.render(
      <I18nextProvider i18n={texts}>
        <QueryClientProvider client={client}>
          <EditorServicesProvider value={{ api } as never}>
            <ToastRegion dismissLabel="Dismiss">
              <WorkspaceProvider value={workspace}>
                <PublishButton
                  draft={draft as never}
                  findings={[]}
                  onRefused={() => undefined}
                  onConflict={() => undefined}
                />
              </WorkspaceProvider>
            </ToastRegion>
          </EditorServicesProvider>
        </QueryClientProvider>
      </I18nextProvider>,
    ),
  );
  await press(find('button', 'Publish'));
  expect(calls.at(-1)?.[0]).toBe('publish');
  expect(isInvalidated()).toEqual([true, true, false]);
  read();
  await press(find('button', 'Take back'));
  expect(calls.at(-1)?.[0]).toBe('rollBack');
  expect(isInvalidated()).toEqual([true, true, false]);
  await act(async () => root.unmount());
});

it('takes back a page together with what was published at the same moment', async () => {
  const hero = { id: 'hero', name: 'Hero', body: { name: 'Hero' }, version: 4, publishedVersion: null };
  const named = { id: 's', type: 'SharedSection', v: 1, props: { sharedComponentId: 'hero' }, slots: {} };
  const refresh = vi.fn(async () => undefined);
  const { calls, close } = await showInWorkspace(
    <PublishButton
      draft={{ saver: { flush: async () => 2 }, state: createObservable({ kind: 'saved', at: 0 }) } as never}
      findings={[]}
      onRefused={() => undefined}
      onConflict={() => undefined}
    />,
    {
      document: ({ path }) => ({ publishedVersion: path.kind === 'page' ? 1 : null }) as never,
      documentVersion: () => ({ body: {} }) as never,
      documentVersions: () => [],
      documents: () => [],
      publish: () => ({}) as never,
      rollBack: () => ({}) as never,
      unpublishDocument: () => undefined as never,
    },
    { format: 1, sections: [named], translations: {} },
    { find: () => hero, refresh },
  );
  await press(find('button', 'Publish'));
  await vi.waitFor(() => expect(document.querySelector('[role=dialog]')).not.toBeNull());
  await press([...document.querySelectorAll<HTMLElement>('[role=dialog] button')].at(-1) as HTMLElement);
  expect(refresh).toHaveBeenCalledTimes(1);
  await press(find('button', 'Take back'));
  await vi.waitFor(() => expect(refresh).toHaveBeenCalledTimes(2));
  expect(calls.filter(([id]) => ['publish', 'rollBack', 'unpublishDocument'].includes(id))).toEqual([
    [
      'publish',
      {
        site: 'andes',
        body: {
          documents: [
            { kind: 'page', id: 'fleet', version: 2 },
            { kind: 'sharedComponent', id: 'hero', version: 4 },
          ],
        },
      },
    ],
    ['rollBack', { site: 'andes', body: { documents: [{ kind: 'page', id: 'fleet', version: 1 }] } }],
    ['unpublishDocument', { site: 'andes', path: { kind: 'sharedComponent', id: 'hero' } }],
  ]);
  await close();
});
