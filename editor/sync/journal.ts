import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { DocumentKind } from '../../src/api/wire/document-kinds.ts';
import type { JsonObject } from '../document/page-document.ts';

/** What was edited but may not have been stored by the server. */
export interface JournalEntry {
  /** `site/kind/id` of the document. */
  readonly key: string;
  readonly body: JsonObject;
  /** Version that it was based on. */
  readonly basedOn: number;
  /** What was sent to the server without getting a response so far. */
  readonly unanswered: readonly JsonObject[];
  /** Epoch milliseconds. */
  readonly at: number;
}

/** The key of a document in the journal. */
export const journalKey = (site: string, kind: DocumentKind, id: string) => `${site}/${kind}/${id}`;

interface Schema extends DBSchema {
  drafts: { key: string; value: JournalEntry };
  setAside: { key: [string, number]; value: JournalEntry };
}

/** Edits that survive the tab, in the browser's own storage. */
export interface Journal {
  readonly read: (key: string) => Promise<JournalEntry | undefined>;
  /** Never rejects: a browser whose storage is full has no journal, as one without storage. */
  readonly write: (entry: JournalEntry) => Promise<void>;
  readonly remove: (key: string) => Promise<void>;
  /** Keeps edits that another version was preferred to. */
  readonly setAside: (entry: JournalEntry) => Promise<void>;
  /** What was set aside of a document, newest first. */
  readonly readAside: (key: string) => Promise<readonly JournalEntry[]>;
  readonly removeAside: (entry: JournalEntry) => Promise<void>;
}

const NAME = 'forecourt-editor';

/** The journal of this browser; one that stores nothing where the browser has no storage. */
export async function openJournal(): Promise<Journal> {
  let database: IDBPDatabase<Schema> | null = null;
  try {
    database = await openDB<Schema>(NAME, 2, {
      upgrade: (opened, from) => {
        if (from < 1) opened.createObjectStore('drafts', { keyPath: 'key' });
        opened.createObjectStore('setAside', { keyPath: ['key', 'at'] });
      },
    });
  } catch {
    // A private window: drafts are then stored by the server alone.
  }
  return {
    read: async (key) => database?.get('drafts', key),
    async write(entry) {
      try {
        const transaction = database?.transaction('drafts', 'readwrite');
        const written = transaction?.store.put(entry);
        // At once, and not after this task: of a page that is being closed nothing runs any more.
        transaction?.commit();
        await Promise.all([written, transaction?.done]);
      } catch {
        // The storage is full, or was taken away.
      }
    },
    remove: async (key) => database?.delete('drafts', key),
    setAside: async (entry) => void (await database?.put('setAside', entry)),
    async readAside(key) {
      const all = await database?.getAll(
        'setAside',
        IDBKeyRange.bound([key], [key, Number.POSITIVE_INFINITY]),
      );
      return (all ?? []).toReversed();
    },
    removeAside: async ({ key, at }) => database?.delete('setAside', [key, at]),
  };
}
