/** Where the saving of a draft stands. */
export type SaveState =
  | { readonly kind: 'saved'; readonly at: number | null }
  | { readonly kind: 'waiting' | 'saving' }
  /** It is tried again by itself. */
  | { readonly kind: 'failed'; readonly error: Error }
  /** Somebody else stored another version. */
  | { readonly kind: 'conflict'; readonly version: number };

/** The server stored another version meanwhile. */
export class SaveConflict extends Error {
  override readonly name = 'SaveConflict';
  readonly version: number;
  constructor(version: number) {
    super(`version ${version} was stored meanwhile`);
    this.version = version;
  }
}

export interface DraftSaverOptions<Body> {
  /** Version that the first draft is based on. */
  readonly version: number;
  /** What is to be stored now. */
  readonly read: () => Body;
  /** Stores a draft. @returns its version. Rejects with SaveConflict, or with another error that may pass */
  readonly save: (body: Body, basedOn: number) => Promise<number>;
  readonly onState: (state: SaveState) => void;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Runs an action later. @returns cancels it */
  readonly later?: (action: () => void, milliseconds: number) => () => void;
}

/** A pause after which a change is stored: at most this much is lost with the tab. */
export const SAVE_PAUSE_MS = 600;
const RETRY_MS = [1_000, 2_000, 5_000, 10_000];

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
  /** Goes on after a conflict, based on another version. */
  readonly rebase: (version: number) => void;
  readonly version: () => number;
  readonly isDirty: () => boolean;
  readonly stop: () => void;
}

export function createDraftSaver<Body>({
  version: opened,
  read,
  save,
  onState,
  now,
  later = timer,
}: DraftSaverOptions<Body>): DraftSaver {
  let version = opened;
  let isDirty = false;
  let isStopped = false;
  let conflict: SaveConflict | null = null;
  let failures = 0;
  let cancel: (() => void) | null = null;
  let writing: Promise<void> | null = null;

  const write = async (): Promise<void> => {
    isDirty = false;
    onState({ kind: 'saving' });
    try {
      version = await save(read(), version);
      failures = 0;
      onState(isDirty ? { kind: 'waiting' } : { kind: 'saved', at: now() });
    } catch (error) {
      isDirty = true;
      if (error instanceof SaveConflict) {
        conflict = error;
        onState({ kind: 'conflict', version: error.version });
      } else onState({ kind: 'failed', error: error as Error });
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
  const plan = (milliseconds: number) => {
    cancel?.();
    cancel = later(() => {
      start().then(
        () => isDirty && plan(SAVE_PAUSE_MS),
        () => {
          if (conflict || isStopped) return;
          plan(RETRY_MS[Math.min(failures, RETRY_MS.length - 1)] ?? 0);
          failures += 1;
        },
      );
    }, milliseconds);
  };
  return {
    changed() {
      isDirty = true;
      if (conflict || isStopped) return;
      if (!writing) onState({ kind: 'waiting' });
      plan(SAVE_PAUSE_MS);
    },
    async flush() {
      if (writing) await writing;
      if (conflict) throw conflict;
      while (isDirty) await start();
      return version;
    },
    rebase(next) {
      version = next;
      conflict = null;
      if (isDirty) plan(0);
    },
    version: () => version,
    isDirty: () => isDirty || writing !== null,
    stop() {
      isStopped = true;
      cancel?.();
    },
  };
}
