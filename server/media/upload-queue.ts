/** Pictures of one site that wait or are encoded. */
const MOST_OF_SITE = 12;
/** Bytes of all uploads that wait or are encoded: their bodies are in memory. */
const MOST_BYTES = 160 * 1_048_576;

/** Why an upload is not taken: its site, or all sites together, have too many waiting. */
export type QueueRefusal = 'site-full' | 'full';

/** Begins a work that waits; resolves when it has ended, well or not. */
type Start = () => Promise<void>;

export interface UploadQueueLimits {
  readonly mostOfSite?: number;
  readonly mostBytes?: number;
}

/** One picture at a time, because encoding takes all cores; the sites take turns. */
export interface UploadQueue {
  /** Waits for its turn and does the work. @returns the work, or why it is not taken */
  add<Result>(
    siteId: string,
    bytes: number,
    work: () => Promise<Result>,
  ): { readonly result: Promise<Result> } | { readonly refusal: QueueRefusal };
}

export function createUploadQueue({
  mostOfSite = MOST_OF_SITE,
  mostBytes = MOST_BYTES,
}: UploadQueueLimits = {}): UploadQueue {
  /** In the order of the turns: the site that had one stands at the end. */
  const waiting = new Map<string, Start[]>();
  const counts = new Map<string, number>();
  let bytesHeld = 0;
  let isWorking = false;

  function takeNext(): Start | null {
    const [first] = waiting;
    if (!first) return null;
    const [siteId, [next, ...rest]] = first;
    waiting.delete(siteId);
    if (rest.length > 0) waiting.set(siteId, rest);
    return next ?? null;
  }
  async function run(): Promise<void> {
    if (isWorking) return;
    isWorking = true;
    for (let next = takeNext(); next; next = takeNext()) await next();
    isWorking = false;
  }
  const leave = (siteId: string, bytes: number) => {
    const count = (counts.get(siteId) ?? 1) - 1;
    if (count === 0) counts.delete(siteId);
    else counts.set(siteId, count);
    bytesHeld -= bytes;
  };
  return {
    add<Result>(siteId: string, bytes: number, work: () => Promise<Result>) {
      const count = counts.get(siteId) ?? 0;
      if (count >= mostOfSite) return { refusal: 'site-full' as const };
      if (bytesHeld + bytes > mostBytes) return { refusal: 'full' as const };
      counts.set(siteId, count + 1);
      bytesHeld += bytes;
      const result = new Promise<Result>((resolve) => {
        const start = async () => {
          const done = work().finally(() => leave(siteId, bytes));
          resolve(done);
          await done.catch(() => undefined);
        };
        waiting.set(siteId, [...(waiting.get(siteId) ?? []), start]);
      });
      void run();
      return { result };
    },
  };
}
