/** The five-character code of a refused statement, wherever a wrapper put it; null for other errors. */
export function sqlStateOf(error: unknown): string | null {
  // An error may be its own cause.
  const seen = new Set<unknown>();
  for (let at: unknown = error; at instanceof Error && !seen.has(at); at = at.cause) {
    seen.add(at);
    const code = (at as { code?: unknown }).code;
    if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code)) return code;
  }
  return null;
}

/** Classes and states of PostgreSQL for a connection that ended, was refused, or is one too many. */
const CONNECTION_STATES = /^(?:08...|57P0[1-5]|53300)$/;
const CONNECTION_ERRORS: ReadonlySet<string> = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT']);
/** What the driver says when a connection is cut while it waits for a result; it has no code. */
const CUT_MESSAGE = /^Connection terminated|^Client has encountered a connection error/;

/** Whether the database could not be reached, or its connection was cut: the same call may succeed later. */
export function isDatabaseUnavailable(error: unknown): boolean {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    const { code = '' } = at as { code?: unknown };
    if (at instanceof DatabaseUnavailableError || CUT_MESSAGE.test(at.message)) return true;
    if (typeof code === 'string' && (CONNECTION_STATES.test(code) || CONNECTION_ERRORS.has(code)))
      return true;
  }
  return false;
}

/** Names of the refusals that the program answers to. */
export const SQL_STATE = {
  exclusionViolation: '23P01',
  uniqueViolation: '23505',
  serializationFailure: '40001',
  deadlockDetected: '40P01',
  lockNotAvailable: '55P03',
} as const;

/** A stored document is not what its schema says. */
export class StoredDocumentError extends Error {
  override readonly name = 'StoredDocumentError';
  readonly problems: readonly string[];
  constructor(what: string, problems: readonly string[]) {
    super(`${what} is not valid: ${problems.slice(0, 3).join('; ')}`);
    this.problems = problems;
  }
}

/**
 * No connection to the database was to be had: too many callers wait for one, or the database is away. Nothing was
 * done, so that the call may simply be made again.
 */
export class DatabaseUnavailableError extends Error {
  override readonly name = 'DatabaseUnavailableError';
  readonly statusCode = 503;
  constructor(cause: unknown) {
    super(`the database cannot be asked now: ${cause instanceof Error ? cause.message : String(cause)}`, {
      cause,
    });
  }
}
