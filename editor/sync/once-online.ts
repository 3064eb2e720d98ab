/** Pause before what failed is tried again; doubled each time. */
const FIRST_PAUSE_MS = 2000;
const LONGEST_PAUSE_MS = 60_000;

/** Resolves after a time, or never where the signal comes first. */
const pause = (ms: number, signal?: AbortSignal): Promise<unknown> =>
  new Promise((resolve) => {
    if (signal?.aborted) return;
    const timer = setTimeout(resolve, ms);
    signal?.addEventListener('abort', () => clearTimeout(timer));
  });

/**
 * Does some work that needs the network. Where it fails, it is done again once the network is back, also where that happened
 * meanwhile, and after pauses: the first requests of a network that is back may fail, and a server that is down is not
 * announced. Resolves when it is done.
 * @param onFailed called the first time that it fails
 * @param signal ends that; what is still being done is done
 */
export async function onceOnline<Result>(
  work: () => Promise<Result>,
  { onFailed, signal }: { readonly onFailed?: () => void; readonly signal?: AbortSignal } = {},
): Promise<Result> {
  for (let failures = 0; ; failures += 1) {
    let hear: (event: Event) => void = () => undefined;
    const isBack = new Promise<Event>((resolve) => {
      hear = resolve;
    });
    addEventListener('online', hear, signal && { signal });
    try {
      return await work();
    } catch {
      if (failures === 0) onFailed?.();
      await Promise.race([isBack, pause(Math.min(FIRST_PAUSE_MS * 2 ** failures, LONGEST_PAUSE_MS), signal)]);
    } finally {
      removeEventListener('online', hear);
    }
  }
}
