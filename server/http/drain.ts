import { Server } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /** The process is about to end: it is not ready, and each response closes its connection. */
    isDraining: boolean;
  }
}

/** How long connections without a request stay open, so that a request in transit is not reset. */
const LAST_REQUEST_MS = 300;
const LOOK_MS = 20;

/** Adds `connection: close` to every response that is sent while the server drains. */
export function addDraining(app: FastifyInstance) {
  app.decorate('isDraining', false);
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (app.isDraining) reply.header('connection', 'close');
    done(null, payload);
  });
}

/**
 * Ends all connections: none is accepted any more, requests in flight and the next one of each open connection are
 * answered, connections without a request are closed. What is still open after the limit in milliseconds is cut.
 * The routes work until the end, so call it before `app.close()`, after which calls in process are refused.
 */
export async function drain(app: FastifyInstance, limitMilliseconds: number): Promise<void> {
  const { server } = app;
  const startedAt = performance.now();
  await untilRead();
  // As a net.Server: an http.Server closes idle connections at once, and resets those whose request was not read yet.
  const ended = new Promise<void>((resolve) => void Server.prototype.close.call(server, () => resolve()));
  // Not before: a visitor whose connection is closed opens another, which would wait to be accepted.
  app.isDraining = true;
  const closing = setInterval(async () => {
    const elapsed = performance.now() - startedAt;
    await untilRead();
    if (elapsed > limitMilliseconds) server.closeAllConnections();
    else if (elapsed > LAST_REQUEST_MS) server.closeIdleConnections();
  }, LOOK_MS);
  await ended;
  clearInterval(closing);
}

/** Until the event loop has accepted all waiting connections and read what arrived on them. */
async function untilRead(): Promise<void> {
  await nextTurn();
  await nextTurn();
}
