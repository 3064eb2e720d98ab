import {
  type Location,
  type Navigator,
  parsePath,
  type To,
  UNSAFE_createBrowserHistory as createBrowserHistory,
  UNSAFE_createMemoryHistory as createMemoryHistory,
} from 'react-router-dom';
import { createObservable, type Observable } from '../../sync/observable.ts';

/*
 * Holds back changes of the address. The router's `useBlocker` needs its data router, which is larger than what the first
 * load of the editor has left; its histories are exported as unsafe, for they may change with a new major version.
 */

/** A change of the address that waits for a decision. */
export interface HeldChange {
  readonly proceed: () => void;
  readonly stay: () => void;
}

/** Whether a change from one path to another has to wait. */
export type Guard = (from: string, to: string) => boolean;

/** The addresses of a window. Those that lead elsewhere can be held back, also by the buttons of the browser. */
export interface GuardedHistory {
  readonly navigator: Navigator;
  readonly location: Observable<Location>;
  /** `null` while nothing waits. */
  readonly held: Observable<HeldChange | null>;
  /** Asks before another path is opened. @returns stops */
  readonly guard: (isHeld: Guard) => () => void;
}

type History = ReturnType<typeof createBrowserHistory>;

function guarded(history: History): GuardedHistory {
  const location = createObservable(history.location);
  const held = createObservable<HeldChange | null>(null);
  let isHeld: Guard = () => false;
  /** Steps back and forth that were made here, and have been decided. */
  let decided = 0;

  const isHeldAt = (to: string) => isHeld(location.value().pathname, to);
  const hold = (change: () => void) => {
    const end = () => held.set(null);
    held.set({
      proceed: () => {
        end();
        change();
      },
      stay: end,
    });
  };
  const attempt = (to: To, change: () => void) => {
    const { pathname } = typeof to === 'string' ? parsePath(to) : to;
    if (pathname !== undefined && isHeldAt(pathname)) hold(change);
    else change();
  };
  const step = (delta: number) => {
    decided += 1;
    history.go(delta);
  };

  history.listen((update) => {
    const { delta } = update;
    const isStep = update.action === 'POP' && delta !== null && delta !== 0;
    if (isStep && decided > 0) decided -= 1;
    else if (isStep && isHeldAt(update.location.pathname)) {
      // The browser is there already.
      step(-delta);
      hold(() => step(delta));
      return;
    }
    if (update.location.key !== location.value().key) {
      held.set(null);
      location.set(update.location);
    }
  });

  return {
    navigator: {
      createHref: history.createHref,
      encodeLocation: history.encodeLocation,
      go: (delta) => history.go(delta),
      push: (to, state) => attempt(to, () => history.push(to, state)),
      replace: (to, state) => attempt(to, () => history.replace(to, state)),
    },
    location,
    held,
    guard(next) {
      isHeld = next;
      return () => {
        if (isHeld === next) isHeld = () => false;
      };
    },
  };
}

/** The addresses of this window. */
export const createWindowHistory = (): GuardedHistory => guarded(createBrowserHistory({ v5Compat: true }));

/** The same beginning at an address, without a window. */
export const createHistoryAt = (address: string): GuardedHistory =>
  guarded(createMemoryHistory({ initialEntries: [address], v5Compat: true }));
