import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** A complete answer that may be given to any visitor who asks for the same key. */
export interface CachedAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly etag: string;
  readonly html: Buffer;
  readonly brotli: Buffer;
  readonly gzip: Buffer;
}

interface Entry {
  readonly answer: CachedAnswer;
  readonly siteVersion: number;
  readonly expires: number;
}

const MAX_ENTRIES = 5_000;

export const createAnswer = (
  status: number,
  headers: Readonly<Record<string, string>>,
  text: string,
): CachedAnswer => {
  const html = Buffer.from(text);
  return {
    status,
    headers,
    html,
    etag: `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`,
    brotli: brotliCompressSync(html, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_SIZE_HINT]: html.length },
    }),
    gzip: gzipSync(html, { level: 6 }),
  };
};

/**
 * Answers to anonymous requests, in this process. An entry lives until its site's version changes, at most until
 * the instant given. Expired entries stay as a last resort for the time that the product API cannot be reached.
 */
export function createHtmlCache(now: () => number) {
  const entries = new Map<string, Entry>();
  return {
    fresh(key: string, siteVersion: number): CachedAnswer | null {
      const entry = entries.get(key);
      return entry && entry.siteVersion === siteVersion && entry.expires > now() ? entry.answer : null;
    },
    stale: (key: string): CachedAnswer | null => entries.get(key)?.answer ?? null,
    keep(key: string, siteVersion: number, answer: CachedAnswer, expires: number) {
      entries.delete(key);
      entries.set(key, { answer, siteVersion, expires });
      const oldest = entries.size > MAX_ENTRIES ? entries.keys().next().value : undefined;
      if (oldest !== undefined) entries.delete(oldest);
    },
  };
}

export type HtmlCache = ReturnType<typeof createHtmlCache>;
