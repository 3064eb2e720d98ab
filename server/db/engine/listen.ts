import pg from 'pg';
import type { Database, NotificationHandler } from './database.ts';

type Listen = Database['listen'];
type Log = (message: string, error: unknown) => void;

const RECONNECT_MILLISECONDS = 500;

/**
 * Listening on a PostgreSQL server: one connection per channel, outside the pool, opened again when it is cut.
 * After each new connection the handler gets `null`, because notifications may have been missed.
 */
export function createServerListen(config: pg.ClientConfig, log: Log): Listen {
  return async (channel, handler) => {
    let isStopped = false;
    let client: pg.Client;
    let timer: NodeJS.Timeout | undefined;

    const connect = async () => {
      const candidate = new pg.Client(config);
      candidate.on('notification', (message) => handler(message.payload ?? ''));
      candidate.on('error', (error) => {
        log(`listening on ${channel} was interrupted`, error);
        reconnectLater();
      });
      await candidate.connect();
      await candidate.query(`LISTEN ${pg.escapeIdentifier(channel)}`);
      client = candidate;
      // A caller that stopped listening while this connection was being opened could not close it.
      if (isStopped) await candidate.end();
    };
    const reconnectLater = () => {
      clearTimeout(timer);
      if (isStopped) return;
      timer = setTimeout(() => connect().then(() => handler(null), reconnectLater), RECONNECT_MILLISECONDS);
      timer.unref();
    };

    await connect();
    return async () => {
      isStopped = true;
      clearTimeout(timer);
      await client.end().catch(() => {});
    };
  };
}

/**
 * Listening on the embedded database: it has a single session, whose notifications arrive on whichever
 * connection is at work, so all of them are watched.
 */
export function createEmbeddedListen(pool: pg.Pool): Listen {
  const handlers = new Map<string, Set<NotificationHandler>>();
  pool.on('connect', (client) =>
    client.on('notification', ({ channel, payload }) => {
      for (const handler of handlers.get(channel) ?? []) handler(payload ?? '');
    }),
  );
  return async (channel, handler) => {
    const listeners = handlers.get(channel) ?? new Set();
    handlers.set(channel, listeners.add(handler));
    await pool.query(`LISTEN ${pg.escapeIdentifier(channel)}`);
    return async () => {
      listeners.delete(handler);
    };
  };
}
