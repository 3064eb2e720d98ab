import { createHash } from 'node:crypto';
import type { Database } from '../db/engine/database.ts';
import { inSystem, type Transaction } from '../db/in-site.ts';
import { countCall, uncountCall } from '../db/repositories/rate-counts.ts';
import { addressGroup } from './address-group.ts';

const WINDOW_MS = 15 * 60_000;
/** Failures in a window. The account is free again when the window ends: nobody can lock it for longer. */
const FAILURES = { account: 5, address: 20 } as const;

/** Who tries to sign in as whom. */
export interface SignInAttempt {
  readonly email: string;
  /** IP address. */
  readonly address: string;
}

export interface SignInLimitOptions {
  readonly database: Database;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Multiplies every limit. */
  readonly factor: number;
}

const countedUnder = ({ email, address }: SignInAttempt) => ({
  account: createHash('sha256').update(email.toLowerCase()).digest('base64url'),
  address: addressGroup(address),
});

/** Counts failed sign-ins of an account and of an address, in the database. */
export function createSignInLimits({ database, now, factor }: SignInLimitOptions) {
  const forBoth = <Result>(
    attempt: SignInAttempt,
    work: (
      per: keyof typeof FAILURES,
      key: { action: string; address: string },
      tx: Transaction,
    ) => Promise<Result>,
  ): Promise<Result[]> =>
    inSystem(database, async (tx) => {
      const keys = countedUnder(attempt);
      const results: Result[] = [];
      for (const per of ['account', 'address'] as const)
        results.push(await work(per, { action: `signIn ${per}`, address: keys[per] }, tx));
      return results;
    });

  return {
    /** Counts an attempt as a failure. @returns milliseconds after which one is taken again; 0 when this one is taken */
    async count(attempt: SignInAttempt): Promise<number> {
      const at = now();
      const waits = await forBoth(attempt, async (per, key, tx) => {
        const scope = { siteId: null, tx };
        const { calls, startedAt } = await countCall(scope, {
          ...key,
          now: at,
          windowMilliseconds: WINDOW_MS,
        });
        return calls > FAILURES[per] * factor ? startedAt + WINDOW_MS - at : 0;
      });
      return Math.max(...waits);
    },
    /** Takes the count of an attempt back, which succeeded. */
    async forgive(attempt: SignInAttempt): Promise<void> {
      await forBoth(attempt, (_per, key, tx) => uncountCall({ siteId: null, tx }, key));
    },
  };
}

export type SignInLimits = ReturnType<typeof createSignInLimits>;
