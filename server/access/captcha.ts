import { createHash, createHmac } from 'node:crypto';
import { createChallenge, extractParams, verifySolution } from 'altcha-lib/v1';
import type { SiteScope } from '../db/in-site.ts';
import { countCall } from '../db/repositories/rate-counts.ts';

const LIFETIME_MS = 20 * 60_000;
/** A phone tries as many numbers in a second or two. */
const MAX_NUMBER = 50_000;

/** A task for the browser of a visitor, as `altcha-lib` makes it. */
export interface CaptchaChallenge {
  readonly algorithm: 'SHA-256';
  readonly challenge: string;
  readonly salt: string;
  readonly maxNumber: number;
  readonly signature: string;
}

interface CaptchaOptions {
  readonly secret: string;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

interface Solution {
  readonly algorithm: 'SHA-256';
  readonly challenge: string;
  readonly salt: string;
  readonly signature: string;
  readonly number: number;
}

/** A solution that was sent as JSON; `null` for what is none. */
function readSolution(text: string): Solution | null {
  let read: Partial<Solution> | null;
  try {
    read = JSON.parse(text) as Partial<Solution> | null;
  } catch {
    return null;
  }
  const { algorithm, challenge, salt, signature, number } = read ?? {};
  const areTexts = [challenge, salt, signature].every((part) => typeof part === 'string');
  return algorithm === 'SHA-256' && areTexts && Number.isSafeInteger(number) ? (read as Solution) : null;
}

/** Tasks that cost a robot time and a visitor nothing: proofs of work, each for one site and solved once. */
export function createCaptcha({ secret, now }: CaptchaOptions) {
  const keyOf = (siteId: string) => createHmac('sha256', secret).update(`captcha ${siteId}`).digest('hex');
  return {
    async challenge(siteId: string): Promise<CaptchaChallenge> {
      const { challenge, salt, signature } = await createChallenge({
        algorithm: 'SHA-256',
        hmacKey: keyOf(siteId),
        maxnumber: MAX_NUMBER,
        expires: new Date(now() + LIFETIME_MS),
      });
      return { algorithm: 'SHA-256', challenge, salt, maxNumber: MAX_NUMBER, signature };
    },
    /** Takes a solution for good. @returns whether it is right, in time, and was not taken before */
    async take(scope: SiteScope, text: string): Promise<boolean> {
      const solution = readSolution(text);
      // The clock of the settings counts, which the library does not know.
      if (!solution || Number(extractParams(solution)['expires']) * 1_000 < now()) return false;
      if (!(await verifySolution(solution, keyOf(scope.siteId), false))) return false;
      const address = createHash('sha256').update(solution.challenge).digest('base64url');
      const count = { action: 'captcha', address, now: now(), windowMilliseconds: LIFETIME_MS };
      return (await countCall(scope, count)).calls === 1;
    },
  };
}

export type Captcha = ReturnType<typeof createCaptcha>;
