import { createHash } from 'node:crypto';
import { inSystem } from '../db/in-site.ts';
import { countCall } from '../db/repositories/rate-counts.ts';
import { addressGroup } from './address-group.ts';
import type { SignInLimitOptions } from './sign-in-limits.ts';

const HOUR_MS = 3_600_000;

/** Calls in an hour that each send a mail, or try a link of one. */
const LIMITS = {
  /** Mails to one recipient. */
  recipient: 3,
  /** Forgotten passwords asked for from one address of the network. */
  forgotten: 10,
  /** Links tried from one address of the network. */
  links: 60,
  /** Mails that the administrators of one site send. */
  site: 60,
} as const;

/** What is counted: the kind of limit, and of whom. */
export type CountedMail = { readonly [Limit in keyof typeof LIMITS]?: string };

const hashOf = (text: string) => createHash('sha256').update(text.toLowerCase()).digest('base64url');
const KEYS: { readonly [Limit in keyof typeof LIMITS]: (of: string) => string } = {
  recipient: hashOf,
  forgotten: addressGroup,
  links: addressGroup,
  site: (id) => id,
};

/**
 * Counts mails about accounts in the database.
 * @returns a function that counts a call, and resolves to the milliseconds after which one like it is taken; 0 for this one
 */
export const createMailLimits =
  ({ database, now, factor }: SignInLimitOptions) =>
  (counted: CountedMail): Promise<number> =>
    inSystem(database, async (tx) => {
      const at = now();
      const waits = [0];
      for (const limit of Object.keys(LIMITS) as (keyof typeof LIMITS)[]) {
        const of = counted[limit];
        if (of === undefined) continue;
        const key = { action: `accountMail ${limit}`, address: KEYS[limit](of) };
        const { calls, startedAt } = await countCall(
          { siteId: null, tx },
          { ...key, now: at, windowMilliseconds: HOUR_MS },
        );
        if (calls > LIMITS[limit] * factor) waits.push(startedAt + HOUR_MS - at);
      }
      return Math.max(...waits);
    });

export type MailLimits = ReturnType<typeof createMailLimits>;
