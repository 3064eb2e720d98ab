// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '../../src/runtime/hydration/query-client.ts';
import { EditorServicesProvider } from '../app/services.tsx';
import { openStore } from '../document/open-store.ts';
import type { Journal, JournalEntry } from '../sync/journal.ts';
import { createObservable } from '../sync/observable.ts';
import { fakeEditorApi } from '../testing/fake-editor-api.ts';
import { type Typing, useDraft } from './use-draft.ts';

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers();
});
let close = async () => {};
afterEach(async () => {
  await close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const BODY = { builder: { format: 1, sections: [], translations: {} } };
const KEY = 'andes/page/home';
const ofOtherTab: JournalEntry = { key: KEY, body: BODY, basedOn: 1, unanswered: [], at: 0 };

/** Opens a page whose journal another tab has written. @returns what is typed, and what the journal holds */
async function open() {
  const entries = new Map([[KEY, ofOtherTab]]);
  const journal = {
    write: async (entry: JournalEntry) => void entries.set(entry.key, entry),
    remove: async (key: string) => void entries.delete(key),
  } as unknown as Journal;
  const typed = createObservable<string | null>(null);
  const typing: Typing = {
    subscribe: typed.subscribe,
    isUnderWay: () => typed.value() !== null,
    addTo: (document) => document,
  };
  const store = openStore(BODY, undefined, () => 0);
  const options = { siteId: 'andes', kind: 'page', id: 'home', store, journal, typing } as const;
  function Page() {
    useDraft({ ...options, version: 1, body: BODY, restored: null });
    return null;
  }
  const { api } = fakeEditorApi({});
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  close = () => act(async () => root.unmount());
  await act(async () =>
    root.render(
      <QueryClientProvider client={createQueryClient()}>
        <EditorServicesProvider value={{ api, now: () => 1 } as never}>
          <Page />
        </EditorServicesProvider>
      </QueryClientProvider>,
    ),
  );
  const type = async (text: string | null) => {
    typed.set(text);
    await act(() => vi.advanceTimersByTimeAsync(1000));
  };
  return { type, entry: () => entries.get(KEY) };
}

it('keeps what another tab noted where a text is left without typing', async () => {
  const { type, entry } = await open();
  await type(null);
  expect(entry()).toBe(ofOtherTab);
});

it('notes what is being typed, and removes it where nothing comes of it', async () => {
  const { type, entry } = await open();
  await type('Cars');
  expect(entry()?.at).toBe(1);
  await type(null);
  expect(entry()).toBeUndefined();
});
