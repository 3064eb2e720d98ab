import type pg from 'pg';

/** The database cannot be reached; the message is one line without the password. */
export class DatabaseUnreachableError extends Error {
  override readonly name = 'DatabaseUnreachableError';
}

/** Called for each notification; `null` after a lost connection, when some may have been missed. */
export type NotificationHandler = (payload: string | null) => void;

/** An open database. Work goes through `inSite` and `inSystem`, not through the pool. */
export type Database = {
  /** `embedded` runs one transaction at a time, in this process only. */
  kind: 'postgresql' | 'embedded';
  pool: pg.Pool;
  /** Calls the handler for each NOTIFY on the channel until the returned function is called. */
  listen(channel: string, handler: NotificationHandler): Promise<() => Promise<void>>;
  /** Waits for running transactions, then closes. */
  close(): Promise<void>;
};
