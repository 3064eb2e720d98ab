/** Resolves when a file in one of the folders, or below, has changed. */
export function nextChange(folders: readonly string[]): Promise<void>;

/** Does work once and again after each change, also one that comes meanwhile; a failure of the work is said and does not end it. */
export function repeat(
  work: () => Promise<unknown>,
  change: () => Promise<void>,
  say: (line: string) => void,
): Promise<never>;
