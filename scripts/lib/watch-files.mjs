// Work that is done again after each change of files.
import { watch } from 'node:fs';

/** Editors save in several steps; one change is what comes within this time. */
const SETTLE_MS = 200;

/** Resolves when a file in one of the folders, or below, has changed. */
export function nextChange(folders) {
  const { promise, resolve } = Promise.withResolvers();
  let timer;
  const changed = () => {
    clearTimeout(timer);
    timer = setTimeout(resolve, SETTLE_MS);
  };
  const watchers = folders.map((folder) => watch(folder, { recursive: true }, changed));
  return promise.finally(() => {
    for (const watcher of watchers) watcher.close();
  });
}

/** Does work once and again after each change, also one that comes meanwhile; a failure of the work is said and does not end it. */
export async function repeat(work, change, say) {
  for (;;) {
    const next = change();
    await work().catch(({ message }) => say(message));
    say('Waiting for a change');
    await next;
  }
}
