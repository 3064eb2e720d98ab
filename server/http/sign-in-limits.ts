import { createHash } from 'node:crypto';
import type { Database } from '../db/engine/database.ts';
import { inSystem, type Transaction } from '../db/in-site.ts';
import { countCall, forgetCount, readCount, uncountCall } from '../db/repositories/rate-counts.ts';
import { addressGroup } from './address-group.ts';

const MINUTE_MS = 60_000;
/** Failures of an address in a window. */
const ADDRESS_FAILURES = 20;
const ADDRESS_WINDOW_MS = 15 * MINUTE_MS;
/** Failures of an account that cost no delay. */
const FREE_FAILURES = 5;
/** The delay after those, which doubles with each further failure: nobody can lock an account for longer than the last. */
const FIRST_DELAY_MS = MINUTE_MS / 2;
const LONGEST_DELAY_MS = 15 * MINUTE_MS;
/** Failures are forgotten when none has followed for this long. */
const QUIET_MS = 30 * MINUTE_MS;

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

const keysOf = ({ email, address }: SignInAttempt) => ({
  account: {
    action: 'signIn account',
    address: createHash('sha256').update(email.toLowerCase()).digest('base64url'),
  },
  address: { action: 'signIn address', address: addressGroup(address) },
});

/** How long an account waits after so many failures, in milliseconds. */
export const delayAfter = (failures: number, free: number): number =>
  failures < free ? 0 : Math.min(FIRST_DELAY_MS * 2 ** (failures - free), LONGEST_DELAY_MS);

/** Counts failed sign-ins of an account and of an address, in the database. */
export function createSignInLimits({ database, now, factor }: SignInLimitOptions) {
  const free = FREE_FAILURES * factor;

  /** An attempt during a delay is not counted: it must not make the delay longer. */
  async function countAccount(tx: Transaction, key: ReturnType<typeof keysOf>['account'], at: number) {
    const scope = { siteId: null, tx };
    const known = await readCount(scope, key);
    const isForgotten = known === null || known.startedAt + QUIET_MS <= at;
    const wait = isForgotten ? 0 : known.startedAt + delayAfter(known.calls, free) - at;
    if (wait > 0) return wait;
    const counting = { ...key, now: at, windowMilliseconds: QUIET_MS, startsAgain: true };
    const { calls } = await countCall(scope, counting);
    // The first attempts of an account find no row to wait for, and may come at the same time.
    return known === null && calls > free ? delayAfter(calls, free) : 0;
  }
  async function countAddress(tx: Transaction, key: ReturnType<typeof keysOf>['address'], at: number) {
    const counting = { ...key, now: at, windowMilliseconds: ADDRESS_WINDOW_MS };
    const { calls, startedAt } = await countCall({ siteId: null, tx }, counting);
    return calls > ADDRESS_FAILURES * factor ? startedAt + ADDRESS_WINDOW_MS - at : 0;
  }

  return {
    /** Counts an attempt as a failure. @returns milliseconds after which one is taken again; 0 when this one is taken */
    count: (attempt: SignInAttempt): Promise<number> =>
      inSystem(database, async (tx) => {
        const { account, address } = keysOf(attempt);
        const at = now();
        const ofAccount = await countAccount(tx, account, at);
        return Math.max(ofAccount, await countAddress(tx, address, at));
      }),
    /** Forgets the failures of an account whose password was given, and takes the count of its address back by one. */
    forgive: (attempt: SignInAttempt): Promise<void> =>
      inSystem(database, async (tx) => {
        const { account, address } = keysOf(attempt);
        await forgetCount({ siteId: null, tx }, account);
        await uncountCall({ siteId: null, tx }, address);
      }),
  };
}

export type SignInLimits = ReturnType<typeof createSignInLimits>;
