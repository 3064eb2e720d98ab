import { useEffect, useSyncExternalStore } from 'react';
import { type CleanHtml, type CleanHtmlOf, isMarkup, NO_HTML } from '../../src/runtime/html/clean-html.ts';
import type { Purified } from '../../src/runtime/html/purify.ts';
import { createObservable, type Observable } from '../sync/observable.ts';
import { onceOnline } from '../sync/once-online.ts';

/** Makes HTML of operators safe, and says what it removed. */
export type Purify = (source: string) => Purified;

/** What makes HTML safe: loaded with the first text that has HTML, and `null` before. */
export interface Purifier extends Observable<Purify | null> {
  /** Loads it. Rejects when its file cannot be loaded. */
  readonly load: () => Promise<void>;
  /**
   * Makes the texts of a page safe HTML; markup is left out until what makes it safe is loaded. Another function takes its
   * place where markup was left out and can be shown now: a page is not drawn anew without need.
   */
  readonly cleaner: Observable<CleanHtmlOf>;
}

/** Texts whose safe HTML is cached; a page has fewer. */
const MOST_PURIFIED = 500;

/**
 * HTML is made safe once and shown often: a text is worked on again only when it was changed. Without the cache, whatever
 * mounts a page anew, such as another width, spends half a millisecond on each of its texts. The cache is emptied when it is
 * full, which takes hundreds of edits: `lru-cache`, which servers use, would bring 5 KB to the first load of a page with
 * HTML, whose bound has not that much left.
 */
function memoizePurify(purify: Purify): Purify {
  const known = new Map<string, Purified>();
  return (source) => {
    const purified = known.get(source) ?? purify(source);
    if (known.size >= MOST_PURIFIED) known.clear();
    known.set(source, purified);
    return purified;
  };
}

/** A purifier that is not loaded yet. */
export function createPurifier(): Purifier {
  const { set, ...loaded } = createObservable<Purify | null>(null);
  let loading: Promise<void> | null = null;
  let isMissed = false;
  const read = async () => {
    const module = await import('../../src/runtime/html/purify.ts');
    set(memoizePurify(module.createPurifier(window)));
    if (isMissed) cleaner.set((source) => clean(source));
  };
  const load = () => {
    loading ??= read().catch((error: unknown) => {
      // It is tried again the next time.
      loading = null;
      throw error;
    });
    return loading;
  };
  const clean: CleanHtmlOf = (source) => {
    if (!isMarkup(source)) return source as CleanHtml;
    const purify = loaded.value();
    if (purify) return purify(source).html;
    if (!isMissed) void onceOnline(load);
    isMissed = true;
    return NO_HTML;
  };
  const cleaner = createObservable(clean);
  return { ...loaded, load, cleaner };
}

/** What makes the texts of a page safe HTML; renders again when markup that was left out can be shown. */
export const useCleanHtml = ({ cleaner }: Purifier): CleanHtmlOf =>
  useSyncExternalStore(cleaner.subscribe, cleaner.value);

/** What makes HTML safe, for a field, which loads it; `null` until it is loaded. */
export function useLoadedPurify(purifier: Purifier): Purify | null {
  useEffect(() => {
    const stop = new AbortController();
    void onceOnline(purifier.load, { signal: stop.signal });
    return () => stop.abort();
  }, [purifier]);
  return useSyncExternalStore(purifier.subscribe, purifier.value);
}
