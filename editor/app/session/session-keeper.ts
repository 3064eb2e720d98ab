/** Whether the session has ended while its operator worked, and the calls that wait for a new one. */
export interface SessionKeeper {
  /** Resolves once the operator has signed in again. Rejects when they leave instead. */
  signInAgain(): Promise<void>;
  /** The operator has signed in again: what waited goes on. */
  resume(): void;
  /** The operator leaves: what waited fails. */
  leave(): void;
  isWaiting(): boolean;
  subscribe(listener: () => void): () => void;
}

interface Wait {
  readonly promise: Promise<void>;
  readonly resolve: () => void;
  readonly reject: (reason: Error) => void;
}

function createWait(): Wait {
  let settle: Pick<Wait, 'resolve' | 'reject'> | undefined;
  const promise = new Promise<void>((resolve, reject) => {
    settle = { resolve, reject };
  });
  return { promise, ...(settle as Pick<Wait, 'resolve' | 'reject'>) };
}

export function createSessionKeeper(): SessionKeeper {
  const listeners = new Set<() => void>();
  let waiting: Wait | null = null;
  const end = (settle: (ended: Wait) => void) => {
    const ended = waiting;
    waiting = null;
    if (ended) settle(ended);
    for (const listener of listeners) listener();
  };
  return {
    signInAgain() {
      if (!waiting) {
        waiting = createWait();
        for (const listener of listeners) listener();
      }
      return waiting.promise;
    },
    resume: () => end(({ resolve }) => resolve()),
    leave: () => end(({ reject }) => reject(new Error('the operator left'))),
    isWaiting: () => waiting !== null,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
