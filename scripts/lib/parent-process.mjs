/** How soon the end of the parent is seen, in milliseconds. */
const INTERVAL_MS = 300;

/** Process that started this one; read before anything that takes long. */
const parent = process.ppid;

/**
 * Calls back once when the process that started this one has ended. npm runs a script by a shell that passes no signal on:
 * stopped, it would leave behind what it ran.
 */
export function whenParentEnds(onEnd) {
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    onEnd();
  }, INTERVAL_MS);
  timer.unref();
}
