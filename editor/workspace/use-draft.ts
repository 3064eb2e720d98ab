import { useEffect, useState } from 'react';
import { ApiError, hasErrorCode } from '../../src/api/api-error.ts';
import type { DocumentKind } from '../../src/api/wire/document-kinds.ts';
import { useServices } from '../app/services.tsx';
import { type JsonObject, writeDocument } from '../document/page-document.ts';
import type { DocumentStore } from '../document/store.ts';
import {
  createDraftSaver,
  type DraftSaver,
  SaveConflict,
  type SentDrafts,
  type SaveState,
  type StoredDraft,
} from '../sync/draft-saver.ts';
import { type Journal, type JournalEntry, journalKey } from '../sync/journal.ts';
import { useLatest } from './use-latest.ts';

interface Options {
  readonly siteId: string;
  readonly kind: DocumentKind;
  readonly id: string;
  readonly store: DocumentStore;
  readonly journal: Journal;
  /** Version that the document was opened at, and its body. */
  readonly version: number;
  readonly body: JsonObject;
  /** Edits of an earlier tab that the document already has and the server may not. */
  readonly restored: JournalEntry | null;
}

/** Writing a large page for every letter would be felt; this much is lost at most when the browser ends. */
const JOURNAL_PAUSE_MS = 250;

/** Stores the draft of a document whenever it changes: at once in this browser, after a pause on the server. */
export function useDraft({ siteId, kind, id, store, journal, version, body: opened, restored }: Options): {
  readonly saver: DraftSaver;
  readonly state: SaveState;
} {
  const { api, now } = useServices();
  const [state, setState] = useState<SaveState>({ kind: 'saved', at: null });
  const key = journalKey(siteId, kind, id);
  const noteEdits = (sent: SentDrafts): Promise<void> =>
    journal.write({ key, body: writeDocument(store.document()), ...sent, at: now() });
  const noteLatest = useLatest(noteEdits);
  const [saver] = useState(
    (): DraftSaver =>
      createDraftSaver({
        version,
        body: opened,
        unanswered: restored ? [...restored.unanswered, restored.body] : [],
        read: () => writeDocument(store.document()),
        keep: noteEdits,
        async save(body, basedOn) {
          try {
            const call = { site: siteId, path: { kind, id }, body: { basedOn, body } };
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
  useEffect(() => {
    if (restored) saver.changed();
    let last = store.document();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const record = () => {
      timer = undefined;
      if (saver.isDirty()) void noteLatest.current(saver.sent());
    };
    const stop = store.subscribe(() => {
      if (store.document() === last) return;
      last = store.document();
      saver.changed();
      timer ??= setTimeout(record, JOURNAL_PAUSE_MS);
    });
    const warn = (event: BeforeUnloadEvent) => {
      if (saver.isDirty()) event.preventDefault();
    };
    // Not stored by the server: a response that is never read would look like the version of somebody else.
    const keep = () => {
      if (timer !== undefined) record();
    };
    const flush = () => {
      keep();
      void saver.flush().catch(() => undefined);
    };
    window.addEventListener('beforeunload', warn);
    window.addEventListener('pagehide', keep);
    window.addEventListener('online', flush);
    return () => {
      stop();
      clearTimeout(timer);
      window.removeEventListener('beforeunload', warn);
      window.removeEventListener('pagehide', keep);
      window.removeEventListener('online', flush);
      // Leaving the page for another screen stores what is left.
      flush();
    };
  }, [saver, store, restored, noteLatest]);
  useEffect(() => {
    if (state.kind === 'saved' && state.at !== null) void journal.remove(key);
  }, [state, journal, key]);
  return { saver, state };
}
