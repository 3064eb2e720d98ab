// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import { createPreferences } from '../app/preferences.ts';
import { EditorServicesProvider } from '../app/services.tsx';
import { createSessionKeeper } from '../app/session/session-keeper.ts';
import type { JsonObject } from '../document/page-document.ts';
import { fakeEditorApi } from '../testing/fake-editor-api.ts';
import { settle, setUpEditor } from '../testing/open-editor.tsx';
import { useIsPublished } from './use-is-published.ts';

setUpEditor();

const PUBLISHED = { primaryColor: '#123456', primaryFont: 'Inter' };

/** Whether a stored draft of the theme is said to be published, and what was called for that. */
async function isPublished(draft: { version: number; body: JsonObject }, publishedVersion: number | null) {
  const { api, calls } = fakeEditorApi({
    documentVersion: () => ({ version: 3, body: PUBLISHED }) as never,
  });
  const services = {
    api,
    now: () => 0,
    preferences: createPreferences(localStorage, ['en']),
    session: createSessionKeeper(),
  };
  let said: boolean | null = null;
  function Reader() {
    const saver = { version: () => draft.version, base: () => draft.body };
    said = useIsPublished({ siteId: 'adria', kind: 'theme', id: 'main' }, publishedVersion, saver);
    return null;
  }
  const root = createRoot(document.createElement('div'));
  await act(async () =>
    root.render(
      <EditorServicesProvider value={services}>
        <QueryClientProvider client={new QueryClient()}>
          <Reader />
        </QueryClientProvider>
      </EditorServicesProvider>,
    ),
  );
  await settle();
  await act(async () => root.unmount());
  return { said, calls: calls.map(([id]) => id) };
}

it.each<[why: string, draft: { version: number; body: JsonObject }, published: number | null, is: boolean]>([
  ['the version that visitors have', { version: 3, body: PUBLISHED }, 3, true],
  [
    'a later one whose changes were undone',
    { version: 5, body: { primaryFont: 'Inter', primaryColor: '#123456' } },
    3,
    true,
  ],
  ['a later one with a change', { version: 4, body: { ...PUBLISHED, primaryColor: '#654321' } }, 3, false],
  ['one of settings that were never published', { version: 1, body: PUBLISHED }, null, false],
])('a draft is published or not: %s', async (_why, draft, published, is) => {
  expect((await isPublished(draft, published)).said).toBe(is);
});

it('the version that visitors have is not asked for while it is the draft', async () => {
  expect((await isPublished({ version: 3, body: PUBLISHED }, 3)).calls).toEqual([]);
});
