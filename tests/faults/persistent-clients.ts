import type { BookingServer } from './booking-server.ts';

/** A booking that was acknowledged: its key and its number. */
export interface Acknowledged {
  readonly key: string;
  readonly number: string;
}

/** The same order is still being worked on, as a call that lost its connection left it. */
const isInProgress = ({ status, text }: { status: number; text: string }): boolean =>
  status === 409 && (JSON.parse(text) as { errorCode?: string }).errorCode === 'inProgress';

/**
 * Sends orders, a few at a time, each again until it is acknowledged: after a lost connection, and after a response
 * that leaves open what became of it. `up` is waited for before every call; `onAcknowledged` is told each time.
 * @throws Error for a response that no client would repeat
 */
export async function bookPersistently(
  server: BookingServer,
  site: string,
  orders: readonly object[],
  {
    clients,
    up,
    onAcknowledged,
  }: { clients: number; up: () => Promise<unknown>; onAcknowledged: (count: number) => void },
): Promise<readonly Acknowledged[]> {
  const acknowledged: Acknowledged[] = [];
  let next = 0;
  const work = async () => {
    for (let number = next++; number < orders.length; number = next++) {
      const key = `order-${number}`;
      for (;;) {
        await up();
        const response = await server
          .book(site, orders[number] as object, { 'idempotency-key': key })
          .catch(() => null);
        if (response?.status === 200) {
          acknowledged.push({ key, number: (JSON.parse(response.text) as { id: string }).id });
          onAcknowledged(acknowledged.length);
          break;
        }
        if (response && response.status < 500 && !isInProgress(response))
          throw new Error(`${key}: ${response.status} ${response.text}`);
      }
    }
  };
  await Promise.all(Array.from({ length: clients }, work));
  return acknowledged;
}
