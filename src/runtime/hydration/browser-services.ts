import type { IslandServices } from './services.ts';

/**
 * The services of a page that a visitor has open. Read when they are used: this module is loaded on the server too.
 */
export const BROWSER_SERVICES: IslandServices = {
  // Only islands that call the product API carry what sends a call.
  transport: null,
  get navigation() {
    return location;
  },
  get history() {
    return history;
  },
  get storage() {
    return sessionStorage;
  },
  get document() {
    return document;
  },
  get events() {
    return window;
  },
};
