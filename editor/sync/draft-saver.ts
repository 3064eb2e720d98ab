import type { JsonObject } from '../document/page-document.ts';
import { isSameJson } from '../document/same-json.ts';

/** Where the saving of a draft stands. */
export type SaveState =
  | { readonly kind: 'saved'; readonly at: number | null }
  | { readonly kind: 'waiting' | 'saving' }
  /** It is tried again by itself. */
  | { readonly kind: 'failed'; readonly error: Error }
  /** Somebody else stored another version. */
  | { readonly kind: 'conflict'; readonly stored: StoredDraft };

/** A version that the server has. */
export interface StoredDraft {
  readonly version: number;
  readonly body: JsonObject;
  /** Name of who stored it; `null` where it is not known. */
  readonly changedBy: string | null;
  /** Epoch milliseconds. */
  readonly changedAt: number;
}

/** The server stored another version meanwhile. */
export class SaveConflict extends Error {
  override readonly name = 'SaveConflict';
  readonly stored: StoredDraft;
  constructor(stored: StoredDraft) {
    super(`version ${stored.version} was stored meanwhile`);
    this.stored = stored;
  }
}

/** What went to the server. */
export interface SentDrafts {
  /** The version that the server is known to have. */
  readonly basedOn: number;
  /** Bodies that were sent after it without getting a response: one of them may have been stored. */
  readonly unanswered: readonly JsonObject[];
}

export interface DraftSaverOptions {
  /** Version that the first draft is based on, and its body. */
  readonly version: number;
  readonly body: JsonObject;
  /** Bodies that an earlier tab may have sent without getting a response. */
  readonly unanswered?: readonly JsonObject[];
  /** What is to be stored now. */
  readonly read: () => JsonObject;
  /** Notes in this browser what is about to be sent, so that a tab that comes after this one knows its own version. */
  readonly keep: (sent: SentDrafts) => Promise<void>;
  /** Stores a draft. @returns its version. Rejects with SaveConflict, or with another error that may pass */
  readonly save: (body: JsonObject, basedOn: number) => Promise<number>;
  readonly onState: (state: SaveState) => void;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Runs an action later. @returns cancels it */
  readonly later?: (action: () => void, milliseconds: number) => () => void;
}

/** A pause after which a change is stored: at most this much is lost with the tab. */
export const SAVE_PAUSE_MS = 600;
const RETRY_MS = [1_000, 2_000, 5_000, 10_000];
/** Older ones are forgotten: a version of one of these would be shown as a conflict. */
const MAX_UNANSWERED = 10;

const timer = (action: () => void, milliseconds: number) => {
  const id = setTimeout(action, milliseconds);
  return () => clearTimeout(id);
};

/** Stores a draft again and again, one write after the other, each based on the one before. */
export interface DraftSaver {
  /** Says that there is something new to store. */
  readonly changed: () => void;
  /** Stores what is new at once. Resolves when all is stored; rejects when it cannot be. */
  readonly flush: () => Promise<number>;
  /** Stores what there is although nothing has changed, and so learns of a version of somebody else. Rejects as `flush` does. */
  readonly save: () => Promise<number>;
  /** Goes on after a conflict: what there is to store replaces this version. */
  readonly rebase: (stored: Pick<StoredDraft, 'version' | 'body'>) => void;
  /** Takes over a version that the server has: nothing is left to store. */
  readonly adopt: (stored: Pick<StoredDraft, 'version' | 'body'>) => void;
  /** The version that edits are based on. */
  readonly version: () => number;
  /** The body of that version. */
  readonly base: () => JsonObject;
  readonly sent: () => SentDrafts;
  readonly isDirty: () => boolean;
  readonly stop: () => void;
}

export function createDraftSaver({
  version: opened,
  body: openedBody,
  unanswered: sentBefore = [],
  read,
  keep,
  save,
  onState,
  now,
  later = timer,
}: DraftSaverOptions): DraftSaver {
  let version = opened;
  let base = openedBody;
  let unanswered = sentBefore;
  let isDirty = false;
  let isStopped = false;
  let conflict: SaveConflict | null = null;
  let failures = 0;
  let cancel: (() => void) | null = null;
  let writing: Promise<void> | null = null;

  /** Stores a body. A version that this browser sent before, without getting the response, is no conflict. */
  const store = async (body: JsonObject): Promise<void> => {
    const last = unanswered.at(-1);
    // What is sent again and again counts once, or it would drive out what was sent before.
    if (last === undefined || !isSameJson(last, body))
      unanswered = [...unanswered, body].slice(-MAX_UNANSWERED);
    await keep({ basedOn: version, unanswered });
    try {
      version = await save(body, version);
    } catch (error) {
      if (!(error instanceof SaveConflict)) throw error;
      const { stored } = error;
      if (isSameJson(stored.body, body)) version = stored.version;
      else if (unanswered.some((one) => isSameJson(stored.body, one)))
        version = await save(body, stored.version);
      else throw error;
    }
    base = body;
    unanswered = [];
  };
  const write = async (): Promise<void> => {
    isDirty = false;
    onState({ kind: 'saving' });
    try {
      await store(read());
      failures = 0;
      onState(isDirty ? { kind: 'waiting' } : { kind: 'saved', at: now() });
    } catch (error) {
      isDirty = true;
      if (error instanceof SaveConflict) {
        conflict = error;
        unanswered = [];
        onState({ kind: 'conflict', stored: error.stored });
      } else {
        onState({ kind: 'failed', error: error as Error });
        if (!isStopped) plan(RETRY_MS[Math.min(failures, RETRY_MS.length - 1)] ?? 0);
        failures += 1;
      }
      throw error;
    }
  };
  /** Starts a write, unless one is under way: the next one then follows it. */
  const start = (): Promise<void> => {
    cancel?.();
    cancel = null;
    writing ??= write().finally(() => {
      writing = null;
    });
    return writing;
  };
  function plan(milliseconds: number) {
    cancel?.();
    cancel = later(() => {
      start().then(
        () => isDirty && plan(SAVE_PAUSE_MS),
        // The state says so.
        () => undefined,
      );
    }, milliseconds);
  }
  const goOnFrom = (stored: Pick<StoredDraft, 'version' | 'body'>) => {
    ({ version, body: base } = stored);
    conflict = null;
  };
  const flush = async (): Promise<number> => {
    if (writing) await writing;
    if (conflict) throw conflict;
    while (isDirty) await start();
    return version;
  };
  return {
    changed() {
      isDirty = true;
      if (conflict || isStopped) return;
      if (!writing) onState({ kind: 'waiting' });
      plan(SAVE_PAUSE_MS);
    },
    flush,
    save() {
      isDirty = true;
      return flush();
    },
    rebase(stored) {
      goOnFrom(stored);
      if (isDirty) plan(0);
    },
    adopt(stored) {
      cancel?.();
      goOnFrom(stored);
      isDirty = false;
      onState({ kind: 'saved', at: now() });
    },
    version: () => version,
    base: () => base,
    sent: () => ({ basedOn: version, unanswered }),
    isDirty: () => isDirty || writing !== null,
    stop() {
      isStopped = true;
      cancel?.();
    },
  };
}
