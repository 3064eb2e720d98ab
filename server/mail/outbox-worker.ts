import type { Database } from '../db/engine/database.ts';
import {
  leaseMessage,
  markFailed,
  markSent,
  type OutboxMessage,
  renewLease,
} from '../db/repositories/outbox.ts';
import { type Mail, MailRefusedError, type MailTransport } from './mail.ts';

/** Composes the mail of a message; null when there is nothing to send any more. */
export type ComposeMail = (message: OutboxMessage) => Promise<Mail | null>;

/** Sends the messages of the outbox. */
export type OutboxWorker = {
  /** Reads the outbox soon; call it after a commit that wrote a message. */
  wake(): void;
  /** Sends everything that is due now and returns how many messages were taken. */
  runOnce(): Promise<number>;
  /** Finishes the current message, then stops reading the outbox. */
  stop(): Promise<void>;
};

/** What the worker needs. */
export type OutboxWorkerOptions = {
  database: Database;
  transport: MailTransport;
  compose: ComposeMail;
  /** Epoch milliseconds. */
  now: () => number;
  log?: (
    message: string,
    details: { messageId: number; kind: string; attempt: number; error: unknown },
  ) => void;
  pollMilliseconds?: number;
};

const LEASE_MILLISECONDS = 2 * 60_000;
/** How often a lease is renewed while a mail is composed and sent: several renewals may fail before it expires. */
const RENEWAL_MILLISECONDS = LEASE_MILLISECONDS / 4;
const FIRST_RETRY_MILLISECONDS = 30_000;
const LONGEST_RETRY_MILLISECONDS = 60 * 60_000;
/** With the delays above, attempts end after about four hours. */
const MOST_ATTEMPTS = 12;

/** Starts reading the outbox, at once and then regularly. Any number of workers may run. */
export function startOutboxWorker(options: OutboxWorkerOptions): OutboxWorker {
  const { database, log = () => {}, pollMilliseconds = 5_000 } = options;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<number> | null = null;
  let isWoken = false;
  let isStopped = false;

  const sendAll = async () => {
    let taken = 0;
    while (!isStopped) {
      // Messages are taken one at a time, so that a waiting message is not leased.
      const message = await leaseMessage(database, leaseFrom(options.now()));
      if (!message) break;
      await whileRenewing(message, options, () => sendMessage(message, options, log));
      taken += 1;
    }
    return taken;
  };
  const runOnce = () => {
    running ??= sendAll().finally(() => {
      running = null;
    });
    return running;
  };
  const look = async () => {
    clearTimeout(timer);
    isWoken = false;
    // The database may be unreachable for a while; the next read finds the remaining messages.
    await runOnce().catch((error) =>
      log('the outbox could not be read', { messageId: 0, kind: '', attempt: 0, error }),
    );
    if (!isStopped) timer = setTimeout(look, isWoken ? 0 : pollMilliseconds);
  };
  timer = setTimeout(look, 0);

  return {
    wake() {
      isWoken = true;
      if (isStopped || running) return;
      clearTimeout(timer);
      timer = setTimeout(look, 0);
    },
    runOnce,
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await running?.catch(() => {});
    },
  };
}

const leaseFrom = (now: number) => ({ now, leaseMilliseconds: LEASE_MILLISECONDS });

/** Runs the work on a message and renews its lease, so that no other worker takes it while this process lives. */
async function whileRenewing(
  { id }: OutboxMessage,
  { database, now }: OutboxWorkerOptions,
  work: () => Promise<void>,
): Promise<void> {
  const timer = setInterval(() => {
    // A failed renewal is tried again at the next interval; the lease expires when this process has ended.
    renewLease(database, id, leaseFrom(now())).catch(() => undefined);
  }, RENEWAL_MILLISECONDS);
  timer.unref();
  try {
    await work();
  } finally {
    clearInterval(timer);
  }
}

async function sendMessage(
  message: OutboxMessage,
  { database, transport, compose, now }: OutboxWorkerOptions,
  log: NonNullable<OutboxWorkerOptions['log']>,
): Promise<void> {
  try {
    const mail = await compose(message);
    if (mail) await transport.send(mail, message.siteId);
    await markSent(database, message.id, now());
  } catch (error) {
    const isHopeless = error instanceof MailRefusedError || message.attempts >= MOST_ATTEMPTS;
    const wait = Math.min(FIRST_RETRY_MILLISECONDS * 2 ** (message.attempts - 1), LONGEST_RETRY_MILLISECONDS);
    const at = now();
    log('a message was not sent', {
      messageId: message.id,
      kind: message.kind,
      attempt: message.attempts,
      error,
    });
    await markFailed(database, message.id, {
      now: at,
      retryAt: isHopeless ? null : at + wait,
      error: errorName(error),
    });
  }
}

/** The kind of an error, for storage and log: its message may contain mail addresses. */
export const errorName = (error: unknown): string => {
  const { name, code } = error as { name?: string; code?: string };
  return [name, code].filter(Boolean).join(' ') || 'error';
};
