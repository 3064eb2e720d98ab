import { useEffect, useState } from 'react';
import { ApiError, hasErrorCode } from '../../src/api/api-error.ts';
import { useServices } from '../app/services.tsx';
import { type JsonObject, writeDocument } from '../document/page-document.ts';
import type { DocumentStore } from '../document/store.ts';
import {
  createDraftSaver,
  type DraftSaver,
  SaveConflict,
  type SaveState,
  type StoredDraft,
} from '../sync/draft-saver.ts';
import { type Journal, journalKey } from '../sync/journal.ts';

interface Options {
  readonly siteId: string;
  readonly pageId: string;
  readonly store: DocumentStore;
  readonly journal: Journal;
  /** Version that the document was opened at, and its body. */
  readonly version: number;
  readonly body: JsonObject;
  /** The document already differs from what the server has. */
  readonly isDirty: boolean;
}

/** Stores the draft of a page whenever it changes: at once in this browser, after a pause on the server. */
export function useDraft({ siteId, pageId, store, journal, version, body: opened, isDirty }: Options): {
  readonly saver: DraftSaver;
  readonly state: SaveState;
} {
  const { api, now } = useServices();
  const [state, setState] = useState<SaveState>({ kind: 'saved', at: null });
  const [saver] = useState(() =>
    createDraftSaver({
      version,
      body: opened,
      read: () => writeDocument(store.document()),
      async save(body, basedOn) {
        try {
          const call = { site: siteId, path: { kind: 'page', id: pageId }, body: { basedOn, body } };
          const stored = await api.call('saveDocument', call);
          return stored.version;
        } catch (error) {
          if (error instanceof ApiError && hasErrorCode(error, 'versionConflict'))
            throw new SaveConflict((error.body as { readonly stored: StoredDraft }).stored);
          throw error;
        }
      },
      onState: setState,
      now,
    }),
  );
  const key = journalKey(siteId, pageId);
  useEffect(() => {
    if (isDirty) saver.changed();
    let last = store.document();
    const stop = store.subscribe(() => {
      if (store.document() === last) return;
      last = store.document();
      saver.changed();
      const entry = {
        key,
        body: writeDocument(last),
        basedOn: saver.version(),
        unanswered: saver.unanswered(),
        at: now(),
      };
      void journal.write(entry);
    });
    const warn = (event: BeforeUnloadEvent) => {
      if (saver.isDirty()) event.preventDefault();
    };
    const flush = () => void saver.flush().catch(() => undefined);
    window.addEventListener('beforeunload', warn);
    window.addEventListener('pagehide', flush);
    window.addEventListener('online', flush);
    return () => {
      stop();
      window.removeEventListener('beforeunload', warn);
      window.removeEventListener('pagehide', flush);
      window.removeEventListener('online', flush);
      // Leaving the page for another screen stores what is left.
      flush();
    };
  }, [saver, store, journal, key, isDirty, now]);
  useEffect(() => {
    if (state.kind === 'saved' && state.at !== null) void journal.remove(key);
  }, [state, journal, key]);
  return { saver, state };
}
