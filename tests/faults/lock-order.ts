import { AsyncLocalStorage } from 'node:async_hooks';
import type pg from 'pg';
import type { Database } from '../../server/db/engine/database.ts';

/** Whether a statement, in either of the ways that pg takes it, waits for the lock of a category. */
const isLock = (statement: unknown): boolean =>
  ((statement as { text?: string }).text ?? String(statement)).includes('pg_advisory_xact_lock');

/**
 * Notes in which order callers get the lock of their category. Whoever has it keeps it to the end of the
 * transaction, so this is the order in which orders are decided, refused ones included.
 */
export function createLockOrder() {
  const caller = new AsyncLocalStorage<number>();
  const turns = new Map<number, number>();
  let turn = 0;

  const watchClient = (client: pg.PoolClient): pg.PoolClient =>
    new Proxy(client, {
      get(target, name) {
        const value: unknown = Reflect.get(target, name);
        if (typeof value !== 'function') return value;
        if (name !== 'query') return value.bind(target);
        return async (...statement: unknown[]) => {
          const result: unknown = await Reflect.apply(value, target, statement);
          const number = caller.getStore();
          // A second attempt is the one that counts.
          if (number !== undefined && isLock(statement[0])) turns.set(number, (turn += 1));
          return result;
        };
      },
    });

  return {
    /** The database, its locks being watched. */
    watch: (database: Database): Database => ({
      ...database,
      pool: { connect: async () => watchClient(await database.pool.connect()) } as unknown as pg.Pool,
    }),
    /** Runs the work of a caller, known by a number. */
    as: <Result>(number: number, work: () => Promise<Result>): Promise<Result> => caller.run(number, work),
    /** The callers in the order of their decisions. @throws RangeError when not all of them had the lock */
    decided(callers: number): readonly number[] {
      if (turns.size !== callers)
        throw new RangeError(`${turns.size} of ${callers} callers were seen to take the lock`);
      return [...turns].sort(([, a], [, b]) => a - b).map(([number]) => number);
    },
  };
}
