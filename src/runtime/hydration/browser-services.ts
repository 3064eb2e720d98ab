import type { IslandServices } from './services.ts';

/** Whether the page is a preview; the server marks its document. */
const isPreview = () => document.documentElement.dataset.preview !== undefined;

/**
 * The services of a page that a visitor has open. Read when they are used: this module is loaded on the server too.
 */
export const BROWSER_SERVICES: IslandServices = {
  isInert: false,
  // Only islands that call the product API carry what sends a call.
  transport: null,
  get navigation() {
    return location;
  },
  get history() {
    return history;
  },
  get storage() {
    // What stores in vain stores in memory: nothing of a preview remains.
    if (isPreview()) throw new DOMException('a preview stores nothing', 'SecurityError');
    return sessionStorage;
  },
  get document() {
    return document;
  },
  get events() {
    return window;
  },
  clock: () => Date.now(),
};
