import { browserTransport } from '../../api/client/browser-transport.ts';
import type { IslandServices } from './services.ts';

const watch = (type: string) => (listener: () => void) => {
  addEventListener(type, listener);
  return () => removeEventListener(type, listener);
};

/** The services of a page that a visitor has open. */
export const BROWSER_SERVICES: IslandServices = {
  transport: browserTransport,
  navigation: {
    assign: (address) => location.assign(address),
    reload: () => location.reload(),
    hash: () => location.hash,
    replaceHash: (hash) => history.replaceState(history.state, '', hash),
    watchHash: watch('hashchange'),
    watchReturn: watch('pageshow'),
  },
  // Asked for each time: where a browser closes its storage, the property itself throws.
  storage: {
    getItem: (name) => sessionStorage.getItem(name),
    setItem: (name, value) => sessionStorage.setItem(name, value),
  },
  document: () => document,
  now: () => Date.now(),
  isInert: false,
};
