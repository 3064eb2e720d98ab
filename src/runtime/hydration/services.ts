import type { ApiTransport } from '../../api/client/product-api.ts';

/** Where the tab is and goes. */
export interface Navigation {
  /** Leaves the page for another address, one step further in the tab's history. */
  readonly assign: (address: string) => void;
  /** Loads the page anew. */
  readonly reload: () => void;
  /** The address's fragment with its mark; '' without one. */
  readonly hash: () => string;
  /** Changes the fragment without a step in the history. */
  readonly replaceHash: (hash: string) => void;
  /** Reports each change of the fragment. @returns stops watching */
  readonly watchHash: (onChange: () => void) => () => void;
  /** Reports when "back" shows the page as it was left, without loading it. @returns stops watching */
  readonly watchReturn: (onReturn: () => void) => () => void;
}

/** What an island may reach outside itself. */
export interface IslandServices {
  /** Carries the island's calls of the product API. */
  readonly transport: ApiTransport;
  readonly navigation: Navigation;
  /** Kept for as long as the tab lives. */
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>;
  /** The document that the island stands in; not there while a server renders. */
  readonly document: () => Document;
  /** Now, in epoch milliseconds. */
  readonly now: () => number;
  /** Nothing is sent and nobody is led away: the page is being composed, documented or tested. */
  readonly isInert: boolean;
}

const nothing = () => undefined;
const watchNothing = () => nothing;

/** What a call of an inert island rejects with. */
export const INERT_MESSAGE = 'this page is being composed: it sends nothing';

/** Services where a page is only looked at: islands look as served. */
export const INERT_SERVICES: IslandServices = {
  transport: () => Promise.reject(new Error(INERT_MESSAGE)),
  navigation: {
    assign: nothing,
    reload: nothing,
    hash: () => '',
    replaceHash: nothing,
    watchHash: watchNothing,
    watchReturn: watchNothing,
  },
  storage: { getItem: () => null, setItem: nothing },
  document: () => {
    throw new Error('an island has no document while a server renders it');
  },
  now: () => 0,
  isInert: true,
};
