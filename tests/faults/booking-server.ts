import { Agent, request } from 'undici';
import { BOOKING_REQUEST } from '../../server/testing/booking-request.ts';
import { freePort, type ServerProcess, startServerProcess } from '../e2e/support/server-process.ts';
import { RACE_NOW } from './race-order.ts';

/** A response of the server; `text` is its body as it came. */
export interface BookingResponse {
  readonly status: number;
  readonly text: string;
  readonly headers: Readonly<Record<string, unknown>>;
}

/** The built server as a process that can be killed and started again at the same address. */
export interface BookingServer {
  start(): Promise<void>;
  /** Ends it without a word, as the machine might. */
  kill(): Promise<void>;
  stop(): Promise<void>;
  readonly isRunning: () => boolean;
  /** Milliseconds from the last start to the first response of `/health/ready` that says yes. */
  readonly startedIn: () => number;
  isReady(): Promise<boolean>;
  /** Books; rejects when no response came. */
  book(siteId: string, body: object, headers?: Readonly<Record<string, string>>): Promise<BookingResponse>;
  close(): Promise<void>;
}

const body = (response: { body: { text(): Promise<string> } }) => response.body.text();

/** A server with these variables of the environment, its clock standing at the moment of the races. */
export async function createBookingServer(env: Readonly<Record<string, string>>): Promise<BookingServer> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const agent = new Agent({ connections: 256 });
  let running: ServerProcess | null = null;
  let isRunning = false;
  let startedIn = 0;

  const isReady = async () => {
    try {
      const response = await request(`${origin}/health/ready`, { dispatcher: agent });
      await body(response);
      return response.statusCode === 200;
    } catch {
      return false;
    }
  };
  const end = async (signal: NodeJS.Signals) => {
    if (!isRunning || running?.pid === undefined) return;
    process.kill(running.pid, signal);
    await running.ended;
  };
  return {
    async start() {
      const startedAt = performance.now();
      const server = startServerProcess({
        APP_MODE: 'test',
        TEST_CLOCK: new Date(RACE_NOW).toISOString().replace('.000', ''),
        RATE_LIMIT_FACTOR: '1000',
        // Processes of one database share the secret that makes the keys of bookings.
        PREVIEW_SECRET: 'a secret of all processes, long enough',
        PORT: String(port),
        ...env,
      });
      running = server;
      isRunning = true;
      void server.ended.then(() => {
        isRunning = false;
      });
      if (!(await server.isReady) || !(await isReady()))
        throw new Error(`the server did not start:\n${server.output()}`);
      startedIn = performance.now() - startedAt;
    },
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
    isRunning: () => isRunning,
    startedIn: () => startedIn,
    isReady,
    async book(siteId, order, headers = {}) {
      const response = await request(`${origin}/api/booking/book`, {
        method: 'POST',
        dispatcher: agent,
        headers: { ...headers, host: `${siteId}.localhost`, 'content-type': 'application/json' },
        body: JSON.stringify(order),
      });
      return { status: response.statusCode, headers: response.headers, text: await body(response) };
    },
    async close() {
      await end('SIGTERM');
      agent.destroy().catch(() => undefined);
    },
  };
}

/** The body of a booking call of the example site, for days of December 2026. */
export const wireOrder = (fromDay: number, toDay: number, changes: object = {}): object => ({
  ...BOOKING_REQUEST,
  from: `2026-12-${String(fromDay).padStart(2, '0')}T10:00:00Z`,
  to: `2026-12-${String(toDay).padStart(2, '0')}T10:00:00Z`,
  ...changes,
});

/** Orders for rentals of two days; `spans` of them follow one another, so that some cars serve many. */
export const ordersInTurn = (count: number, spans: number) =>
  Array.from({ length: count }, (_, number) => {
    const day = 1 + 3 * (number % spans);
    return wireOrder(day, day + 2);
  });
