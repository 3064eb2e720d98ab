import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { ApiError, hasErrorCode } from '../../src/api/api-error.ts';
import type { DocumentKind } from '../../src/api/wire/document-kinds.ts';
import { useServices } from '../app/services.tsx';
import { type JsonObject, type OpenDocument, writeDocument } from '../document/page-document.ts';
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
import { createObservable, type Observable } from '../sync/observable.ts';
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
  /** What is being typed and no change of the document yet; documents whose fields change with each letter have none. */
  readonly typing?: Typing | undefined;
}

/** Text that a tab which crashes would lose, if it were not noted as well. */
export interface Typing {
  readonly subscribe: Observable<unknown>['subscribe'];
  readonly isUnderWay: () => boolean;
  /** The document as it is once the typing ends. */
  readonly addTo: (document: OpenDocument) => OpenDocument;
}

const NO_TYPING: Typing = {
  subscribe: () => () => {},
  isUnderWay: () => false,
  addTo: (document) => document,
};

/** Writing a large page for every letter would be felt; this much is lost at most when the browser ends. */
const JOURNAL_PAUSE_MS = 250;

/** An open draft that is stored while it is edited. */
export interface Draft {
  readonly saver: DraftSaver;
  /** Changes with every edit: what shows it subscribes to it, and nothing around that renders again. */
  readonly state: Observable<SaveState>;
}

/** Where the saving of a draft stands; renders again whenever that changes. */
export const useSaveState = ({ state }: Pick<Draft, 'state'>): SaveState =>
  useSyncExternalStore(state.subscribe, state.value);

/** Stores the draft of a document whenever it changes: at once in this browser, after a pause on the server. */
export function useDraft({
  siteId,
  kind,
  id,
  store,
  journal,
  version,
  body: opened,
  restored,
  typing = NO_TYPING,
}: Options): Draft {
  const { api, now } = useServices();
  const client = useQueryClient();
  const [state] = useState(() => createObservable<SaveState>({ kind: 'saved', at: null }));
  const key = journalKey(siteId, kind, id);
  /** Whether this tab wrote the journal for what is being typed. */
  const [typingNoted] = useState(() => createObservable(false));
  const noteEdits = (sent: SentDrafts): Promise<void> => {
    typingNoted.set(typing.isUnderWay());
    return journal.write({ key, body: writeDocument(typing.addTo(store.document())), ...sent, at: now() });
  };
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
        onState: state.set,
        now,
      }),
  );
  useEffect(() => {
    if (restored) saver.changed();
    let last = store.document();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const record = () => {
      timer = undefined;
      if (saver.isDirty() || typing.isUnderWay()) void noteLatest.current(saver.sent());
      // Nothing came of what was typed. What another tab noted stays.
      else if (typingNoted.value()) {
        typingNoted.set(false);
        void journal.remove(key);
      }
    };
    const recordSoon = () => {
      timer ??= setTimeout(record, JOURNAL_PAUSE_MS);
    };
    const stop = store.subscribe(() => {
      if (store.document() === last) return;
      last = store.document();
      saver.changed();
      recordSoon();
    });
    const stopTyping = typing.subscribe(recordSoon);
    // Not stored by the server: a response that is never read would look like the version of somebody else.
    const keep = () => {
      if (timer !== undefined) record();
    };
    const warn = (event: BeforeUnloadEvent) => {
      // What the browser begins to store when the page is already hidden may not be stored any more.
      keep();
      if (saver.isDirty()) event.preventDefault();
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
      stopTyping();
      clearTimeout(timer);
      window.removeEventListener('beforeunload', warn);
      window.removeEventListener('pagehide', keep);
      window.removeEventListener('online', flush);
      // Leaving the page for another screen stores what is left.
      flush();
    };
  }, [saver, store, restored, noteLatest, typing, typingNoted, journal, key]);
  useEffect(() => {
    let { name } = store.document().body;
    return state.subscribe(() => {
      const reached = state.value();
      if (reached.kind !== 'saved' || reached.at === null) return;
      if (typing.isUnderWay()) void noteLatest.current(saver.sent());
      else void journal.remove(key);
      const stored = store.document().body.name;
      if (stored === name) return;
      name = stored;
      // Lists show what the newest version is called.
      for (const list of [
        ['settings', siteId, kind],
        ['references', siteId],
      ])
        void client.invalidateQueries({ queryKey: list });
    });
  }, [state, journal, key, store, client, siteId, kind, typing, noteLatest, saver]);
  return useMemo(() => ({ saver, state }), [saver, state]);
}
