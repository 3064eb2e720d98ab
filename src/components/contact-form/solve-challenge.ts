import { solveChallenge } from 'altcha-lib/v1';
import type { ContactApi } from '../../api/product-api.ts';

/** Solves the captcha of a form. */
export interface CaptchaSolver {
  /** Begins, so that the solution is there when the form is sent: it takes a second or two. */
  prepare(): void;
  /** The solution as it is sent; each is given once. */
  take(): Promise<string>;
}

async function solve(api: ContactApi): Promise<string> {
  const { algorithm, challenge, salt, maxNumber, signature } = await api.challenge();
  const found = await solveChallenge(challenge, salt, algorithm, maxNumber).promise;
  return found ? JSON.stringify({ algorithm, challenge, salt, signature, number: found.number }) : '';
}

/** A solver of the tasks that the server sets. */
export function createCaptchaSolver(api: ContactApi): CaptchaSolver {
  let solving: Promise<string> | null = null;
  const begin = () => {
    solving ??= solve(api);
    return solving;
  };
  return {
    prepare: () => {
      const begun = begin();
      // A failure is shown when the form is sent, after another attempt.
      begun.catch(() => {
        if (solving === begun) solving = null;
      });
    },
    take: () => {
      const solution = begin();
      solving = null;
      return solution;
    },
  };
}

/** For forms without a captcha. */
export const NO_CAPTCHA: CaptchaSolver = { prepare: () => undefined, take: async () => '' };
