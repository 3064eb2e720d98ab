import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';

const SCRIPT = `let seen = false;
new EventSource('/dev/changes').addEventListener('open', () => {
  if (seen) location.reload();
  seen = true;
});`;

/**
 * Development only: an open page keeps a connection to the server, and reloads when it reconnects after a restart of
 * the server. @returns HTML for the end of each page's body
 */
export function liveReload(app: FastifyInstance): string {
  const connections = new Set<ServerResponse>();
  app.get('/dev/reload.js', (_request, reply) => reply.type('text/javascript; charset=utf-8').send(SCRIPT));
  app.get('/dev/changes', (_request, reply) => {
    reply.hijack();
    reply.raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    reply.raw.write('retry: 300\n\n');
    connections.add(reply.raw);
    reply.raw.on('close', () => connections.delete(reply.raw));
  });
  app.addHook('preClose', async () => {
    for (const connection of connections) connection.end();
  });
  return '<script type="module" src="/dev/reload.js"></script>';
}
