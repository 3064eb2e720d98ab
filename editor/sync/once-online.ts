/** Before what failed is tried again; doubled with each try until the network is back, up to the longest one. */
const FIRST_PAUSE_MS = 2000;
const LONGEST_PAUSE_MS = 60_000;

/** Resolves to false after a time, or never where the signal comes first. */
const pause = (ms: number, signal: AbortSignal): Promise<false> =>
  new Promise((resolve) => {
    if (signal.aborted) return;
    const timer = setTimeout(() => resolve(false), ms);
    signal.addEventListener('abort', () => clearTimeout(timer));
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
  let pauseMs = FIRST_PAUSE_MS;
  for (let isFirst = true; ; isFirst = false) {
    const attempt = new AbortController();
    const over = signal ? AbortSignal.any([signal, attempt.signal]) : attempt.signal;
    const isBack = new Promise<true>((resolve) =>
      addEventListener('online', () => resolve(true), { signal: over }),
    );
    try {
      return await work();
    } catch {
      if (isFirst) onFailed?.();
      const came = await Promise.race([isBack, pause(pauseMs, over)]);
      pauseMs = came ? FIRST_PAUSE_MS : Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
    } finally {
      attempt.abort();
    }
  }
}
