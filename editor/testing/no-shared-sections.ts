import type { SharedDrafts } from '../canvas/shared-drafts.ts';

const EMPTY: readonly never[] = [];

/** A site without shared sections. */
export const NO_SHARED_SECTIONS: SharedDrafts = {
  list: () => EMPTY,
  find: () => undefined,
  read: () => undefined,
  refresh: () => Promise.resolve(),
  subscribe: () => () => {},
};
