import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { JsonObject } from '../document/page-document.ts';

/** What was edited but may not have been stored by the server. */
export interface JournalEntry {
  /** `site/kind/id` of the document. */
  readonly key: string;
  readonly body: JsonObject;
  /** Version that it was based on. */
  readonly basedOn: number;
  /** Epoch milliseconds. */
  readonly at: number;
}

interface Schema extends DBSchema {
  drafts: { key: string; value: JournalEntry };
}

/** Edits that survive the tab, in the browser's own storage. */
export interface Journal {
  readonly read: (key: string) => Promise<JournalEntry | undefined>;
  readonly write: (entry: JournalEntry) => Promise<void>;
  readonly remove: (key: string) => Promise<void>;
}

const NAME = 'forecourt-editor';

/** The journal of this browser; one that stores nothing where the browser has no storage. */
export async function openJournal(): Promise<Journal> {
  let database: IDBPDatabase<Schema> | null = null;
  try {
    database = await openDB<Schema>(NAME, 1, {
      upgrade: (opened) => {
        opened.createObjectStore('drafts', { keyPath: 'key' });
      },
    });
  } catch {
    // A private window: drafts are then stored by the server alone.
  }
  return {
    read: async (key) => database?.get('drafts', key),
    write: async (entry) => void (await database?.put('drafts', entry)),
    remove: async (key) => database?.delete('drafts', key),
  };
}
