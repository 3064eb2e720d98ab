import { hash, verify } from '@node-rs/argon2';

/** argon2id with 19 MiB, 2 passes and 1 lane: what OWASP asks for at least, and the library's default. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Hashes that are computed or wait: libuv computes four at once. */
const MAX_WAITING = 100;

/** Too many passwords wait to be checked. */
export class PasswordsBusyError extends Error {
  override readonly name = 'PasswordsBusyError';
  readonly statusCode = 503;
}

let waiting = 0;

async function queued<Result>(work: () => Promise<Result>): Promise<Result> {
  if (waiting >= MAX_WAITING) throw new PasswordsBusyError('too many passwords wait to be checked');
  waiting += 1;
  try {
    return await work();
  } finally {
    waiting -= 1;
  }
}

/** The hash of a password, with its parameters and a random salt. @throws PasswordsBusyError */
export const hashPassword = (password: string): Promise<string> => queued(() => hash(password, PARAMETERS));

/** A hash of no known password, checked in place of that of an unknown account so that both take equally long. */
const UNKNOWN_HASH = hash(crypto.randomUUID(), PARAMETERS);

/** Whether a password has a hash; never for `null`, after the same work. @throws PasswordsBusyError */
export const isPassword = (password: string, passwordHash: string | null): Promise<boolean> =>
  queued(async () => {
    const isRight = await verify(passwordHash ?? (await UNKNOWN_HASH), password);
    return isRight && passwordHash !== null;
  });
