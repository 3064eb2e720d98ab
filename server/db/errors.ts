/** An error with its causes: drivers and query builders wrap the errors of PostgreSQL. */
function* causesOf(error: unknown): Generator<Error & { code?: unknown }> {
  // An error may be its own cause.
  const seen = new Set<unknown>();
  for (let at = error; at instanceof Error && !seen.has(at); at = at.cause) {
    seen.add(at);
    yield at;
  }
}

/** The five-character code of a refused statement, wherever a wrapper put it; null for other errors. */
export function sqlStateOf(error: unknown): string | null {
  for (const { code } of causesOf(error))
    if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code)) return code;
  return null;
}

/** Classes and states of PostgreSQL for a connection that ended, was refused, or is one too many. */
const CONNECTION_STATES = /^(?:08...|57P0[1-5]|53300)$/;
const CONNECTION_ERRORS: ReadonlySet<string> = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT']);
/** Message of the driver when a connection is cut while it waits for a result; it has no code. */
const CUT_MESSAGE = /^Connection terminated|^Client has encountered a connection error/;

/** Whether the database could not be reached, or its connection was cut: the same call may succeed later. */
export const isDatabaseUnavailable = (error: unknown): boolean =>
  [...causesOf(error)].some(
    (cause) =>
      cause instanceof DatabaseUnavailableError ||
      CUT_MESSAGE.test(cause.message) ||
      CONNECTION_STATES.test(String(cause.code)) ||
      CONNECTION_ERRORS.has(String(cause.code)),
  );

/** Files of the database that cannot be read or written: internal errors, those of the system, a full disk. */
const FILE_STATES = /^(?:XX...|58...|53100)$/;

/** The error of PostgreSQL that tells of its files, wherever a wrapper put it; null for other errors. */
export function fileErrorOf(error: unknown): Error | null {
  return [...causesOf(error)].find(({ code }) => FILE_STATES.test(String(code))) ?? null;
}

/** Names of the states that the program handles. */
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

/** No connection to the database became free in time: nothing was done, and the same call may succeed later. */
export class DatabaseUnavailableError extends Error {
  override readonly name = 'DatabaseUnavailableError';
  readonly statusCode = 503;
  constructor(cause: unknown) {
    super(`no database connection: ${cause instanceof Error ? cause.message : String(cause)}`, {
      cause,
    });
  }
}
