/** Keeps what was just opened, and how it is closed. */
export type Keep = <T>(opened: T, close: (opened: T) => Promise<unknown>) => T;

/** What was opened as one thing. */
export interface OpenedTogether<T> {
  readonly opened: T;
  /** Closes all, the last opened first, whatever else cannot be closed. Rejects with the first error. */
  readonly close: () => Promise<void>;
}

/**
 * Opens several things as one; where one does not open, those before it are closed. An AsyncDisposableStack would reject
 * with what could not be closed, not with why it did not open.
 */
export async function openTogether<T>(open: (keep: Keep) => Promise<T>): Promise<OpenedTogether<T>> {
  const closers: (() => Promise<unknown>)[] = [];
  const close = async () => {
    const failures: unknown[] = [];
    for (const closeOne of closers.splice(0).reverse())
      await closeOne().catch((error: unknown) => void failures.push(error));
    if (failures.length > 0) throw failures[0];
  };
  const keep: Keep = (opened, closeIt) => {
    closers.push(async () => closeIt(opened));
    return opened;
  };
  try {
    return { opened: await open(keep), close };
  } catch (error) {
    // Why it did not open is what is to be told.
    await close().catch(() => undefined);
    throw error;
  }
}
