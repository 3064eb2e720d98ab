/**
 * Does some work that needs the network. Where it fails, it is done again once the network is back, also where that happened
 * meanwhile. Resolves when it is done.
 * @param onFailed called each time that it fails
 * @param signal ends that; what is still being done is done
 */
export async function onceOnline<Result>(
  work: () => Promise<Result>,
  { onFailed, signal }: { readonly onFailed?: () => void; readonly signal?: AbortSignal } = {},
): Promise<Result> {
  for (;;) {
    let hear: (event: Event) => void = () => undefined;
    const isBack = new Promise<Event>((resolve) => {
      hear = resolve;
    });
    addEventListener('online', hear, signal && { signal });
    try {
      return await work();
    } catch {
      onFailed?.();
      await isBack;
    } finally {
      removeEventListener('online', hear);
    }
  }
}
