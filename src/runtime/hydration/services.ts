import type { ApiTransport } from '../../api/http/caller.ts';

/** What an island may use outside itself: parts of a browser's window, or replacements for them. */
export interface IslandServices {
  /** The page is only looked at, as in a canvas: it sends, stores and prints nothing, and loads nothing of other hosts. */
  readonly isInert: boolean;
  /** Carries calls of the product API; `null` sends them to the page's own origin. */
  readonly transport: ApiTransport | null;
  readonly navigation: Pick<Location, 'assign' | 'reload' | 'hash'>;
  readonly history: Pick<History, 'length' | 'state' | 'pushState' | 'replaceState' | 'back'>;
  /** Storage of the tab. Where a browser refuses it, reading the property throws. */
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>;
  /** The document of the island; reading the property throws while a server renders. */
  readonly document: Document;
  /** Events of the window, such as `hashchange` and `pageshow`. */
  readonly events: Pick<Window, 'addEventListener' | 'removeEventListener'>;
  /** The time in epoch milliseconds; `null` where it stands still. */
  readonly clock: (() => number) | null;
}

const nothing = () => undefined;

/** Services of a page that is edited, documented or tested: islands look as served, send nothing and leave no page. */
export const INERT_SERVICES: IslandServices = {
  isInert: true,
  transport: () => Promise.reject(new Error('this page is being composed: it sends nothing')),
  navigation: { assign: nothing, reload: nothing, hash: '' },
  history: { length: 1, state: null, pushState: nothing, replaceState: nothing, back: nothing },
  storage: { getItem: () => null, setItem: nothing },
  get document(): Document {
    if (typeof document === 'undefined')
      throw new Error('an island has no document while a server renders it');
    return document;
  },
  events: { addEventListener: nothing, removeEventListener: nothing },
  clock: null,
};
