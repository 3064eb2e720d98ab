import type { ApiTransport } from '../../api/http/caller.ts';

/** What an island may reach outside itself: parts of a browser's window, or what stands in for them. */
export interface IslandServices {
  /** Carries calls of the product API; `null` sends them to the page's own origin. */
  readonly transport: ApiTransport | null;
  readonly navigation: Pick<Location, 'assign' | 'reload' | 'hash'>;
  readonly history: Pick<History, 'state' | 'replaceState'>;
  /** Kept for as long as the tab lives. Where a browser closes its storage, reading the property throws. */
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>;
  /** The document that the island stands in; reading the property throws while a server renders. */
  readonly document: Document;
  /** Events of the window, such as `hashchange` and `pageshow`. */
  readonly events: Pick<Window, 'addEventListener' | 'removeEventListener'>;
  /** Now, in epoch milliseconds. */
  readonly now: () => number;
  /** Nothing is sent and nobody is led away: the page is being composed, documented or tested. */
  readonly isInert: boolean;
}

const nothing = () => undefined;

/** Services where a page is only looked at: islands look as served. */
export const INERT_SERVICES: IslandServices = {
  transport: () => Promise.reject(new Error('this page is being composed: it sends nothing')),
  navigation: { assign: nothing, reload: nothing, hash: '' },
  history: { state: null, replaceState: nothing },
  storage: { getItem: () => null, setItem: nothing },
  get document(): Document {
    if (typeof document === 'undefined')
      throw new Error('an island has no document while a server renders it');
    return document;
  },
  events: { addEventListener: nothing, removeEventListener: nothing },
  now: () => 0,
  isInert: true,
};
