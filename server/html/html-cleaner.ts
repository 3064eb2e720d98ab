import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { LRUCache } from 'lru-cache';
import { NO_HTML } from '../../src/runtime/html/clean-html.ts';
import { refuseHtml } from '../../src/runtime/html/html-limits.ts';
import type { Purified } from '../../src/runtime/html/purify.ts';
import type { CleanRequest } from './html-worker.ts';

/** HTML that took too long, or that the thread could not handle, is not shown at all. */
export interface CleanedHtml extends Omit<Purified, 'refusal'> {
  readonly refusal: Purified['refusal'] | 'html-too-slow';
}

/** Makes HTML of operators safe, each text once. */
export interface HtmlCleaner {
  readonly clean: (source: string) => Promise<CleanedHtml>;
  /** Makes a drawing safe; `null` for what is none, and for what takes too long. */
  readonly cleanSvg: (source: string) => Promise<string | null>;
  readonly close: () => Promise<void>;
}

interface Options {
  readonly report: (message: string, details: Readonly<Record<string, unknown>>) => void;
  /** For how long one text may be worked on, in milliseconds. */
  readonly limitMs?: number;
}

const WORKER = 'html-worker';
const LIMIT_MS = 1_000;
/** Drawings of maps have tens of thousands of lines. */
const SVG_LIMIT_MS = 10_000;
/** For a thread to start, on a busy machine. */
const START_MS = 30_000;
/** Texts whose clean HTML is cached, by a hash of the text: each at most 64 KiB, most of them far less. */
const MAX_KNOWN = 1_000;

/** The worker file: in a build beside the bundle or one folder up, else the source file. */
function findWorker(): string {
  const here = dirname(fileURLToPath(import.meta.url));
  const candidates = [
    ...[here, dirname(here)].map((folder) => join(folder, `${WORKER}.js`)),
    join(here, `${WORKER}.ts`),
    resolve(`server/html/${WORKER}.ts`),
  ];
  const found = candidates.find((file) => existsSync(file));
  if (!found) throw new Error(`The HTML worker was not built: none of ${candidates.join(', ')} exists`);
  return found;
}

/** The next message of a worker. Rejects when it ends, or says nothing for a time. */
const nextMessage = (worker: Worker, limitMs: number): Promise<unknown> =>
  new Promise((done, fail) => {
    const listeners = new AbortController();
    const timer = setTimeout(() => end(() => fail(new Error(`no answer after ${limitMs} ms`))), limitMs);
    const end = (settle: () => void) => {
      clearTimeout(timer);
      listeners.abort();
      settle();
    };
    const on = (event: 'message' | 'error' | 'exit', handle: (value: unknown) => void) => {
      worker.on(event, handle);
      listeners.signal.addEventListener('abort', () => worker.off(event, handle), { once: true });
    };
    on('message', (message) => end(() => done(message)));
    on('error', (error) => end(() => fail(error)));
    on('exit', (code) => end(() => fail(new Error(`the HTML worker ended with code ${String(code)}`))));
  });

/**
 * Makes HTML safe on a thread that is started with the first text that has markup. A text that takes longer than the
 * limit is refused, and its thread replaced.
 */
export function createHtmlCleaner({ report, limitMs = LIMIT_MS }: Options): HtmlCleaner {
  const known = new LRUCache<string, Promise<CleanedHtml>>({
    max: MAX_KNOWN,
  });
  let started: Promise<Worker> | null = null;
  let last: Promise<unknown> = Promise.resolve();

  const start = async (): Promise<Worker> => {
    const worker = new Worker(findWorker());
    // It keeps no process alive; what waits for a response has a timer that does.
    worker.unref();
    await nextMessage(worker, START_MS);
    return worker;
  };

  /** The response of the thread; `null` when it was too slow, or broke. */
  async function purify(
    request: CleanRequest,
    withinMs: number,
  ): Promise<{ readonly result: unknown } | null> {
    try {
      started ??= start();
      const worker = await started;
      const reply = nextMessage(worker, withinMs);
      worker.postMessage(request);
      return { result: await reply };
    } catch (error) {
      report('HTML was not cleaned', { kind: request.kind, characters: request.source.length, error });
      const broken = started;
      started = null;
      await broken?.then((worker) => worker.terminate()).catch(() => undefined);
      return null;
    }
  }

  /** One after the other, so that the time of each is its own. */
  const inTurn = (request: CleanRequest, withinMs: number) => {
    const cleaned = last.then(() => purify(request, withinMs));
    last = cleaned;
    return cleaned;
  };

  return {
    clean(source) {
      const refusal = refuseHtml(source);
      if (refusal) return Promise.resolve({ html: NO_HTML, refusal, removed: [] });
      const key = createHash('sha256').update(source).digest('base64');
      const before = known.get(key);
      if (before) return before;
      const cleaned = inTurn({ kind: 'html', source }, limitMs).then(
        (reply): CleanedHtml =>
          reply ? (reply.result as Purified) : { html: NO_HTML, refusal: 'html-too-slow', removed: [] },
      );
      known.set(key, cleaned);
      return cleaned;
    },
    cleanSvg: async (source) =>
      ((await inTurn({ kind: 'svg', source }, SVG_LIMIT_MS))?.result ?? null) as string | null,
    async close() {
      const worker = await started?.catch(() => null);
      started = null;
      await worker?.terminate();
    },
  };
}
