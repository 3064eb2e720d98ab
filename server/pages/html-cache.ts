import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { LRUCache } from 'lru-cache';

/** A complete response that may be sent to every visitor who requests the same key. */
export interface CachedResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly etag: string;
  readonly html: Buffer;
  readonly brotli: Buffer;
  readonly gzip: Buffer;
}

interface Entry {
  readonly response: CachedResponse;
  readonly siteVersion: number;
}

const MAX_ENTRIES = 5_000;
const MAX_BYTES = 256 * 1_048_576;

export const createResponse = (
  status: number,
  headers: Readonly<Record<string, string>>,
  text: string,
): CachedResponse => {
  const html = Buffer.from(text);
  return {
    status,
    headers,
    html,
    etag: `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`,
    brotli: brotliCompressSync(html, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 7, [constants.BROTLI_PARAM_SIZE_HINT]: html.length },
    }),
    gzip: gzipSync(html, { level: 6 }),
  };
};

const bytesOf = ({ response: { html, brotli, gzip } }: Entry) => html.length + brotli.length + gzip.length;

/**
 * Whole pages for anonymous visitors, in this process; a cached page costs a hundredth of a rendered one.
 * At most 5,000 responses and 256 MiB, the least recently used are evicted first. A response is fresh until its
 * instant, and only for the version of the site it was made for. Later it is stale: it stays until it is replaced
 * or evicted, and is sent while the product API does not respond.
 */
export function createHtmlCache(now: () => number) {
  const entries = new LRUCache<string, Entry>({
    max: MAX_ENTRIES,
    maxSize: MAX_BYTES,
    sizeCalculation: bytesOf,
    perf: { now },
    ttlResolution: 0,
    noDeleteOnStaleGet: true,
  });
  return {
    fresh(key: string, siteVersion: number): CachedResponse | null {
      const entry = entries.get(key);
      return entry?.siteVersion === siteVersion ? entry.response : null;
    },
    stale: (key: string): CachedResponse | null => entries.peek(key, { allowStale: true })?.response ?? null,
    /** Stores a response until an instant in epoch milliseconds. */
    store(key: string, siteVersion: number, response: CachedResponse, expires: number) {
      // An entry is stale when it is older than its time to live, not when it is as old.
      entries.set(key, { response, siteVersion }, { ttl: Math.max(1, expires - now() - 1) });
    },
  };
}

export type HtmlCache = ReturnType<typeof createHtmlCache>;
