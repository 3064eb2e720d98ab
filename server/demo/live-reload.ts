import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { applyChanges } from './apply-changes.ts';

/** As many failures as a page lists. */
const LISTED_FAILURES = 10;

/** A part of a page that failed, as the page itself tells. */
interface Failure {
  readonly what: string;
  readonly message: string;
  readonly stack: string;
}

const SCRIPT = `const applyChanges = ${applyChanges};
const load = async () => {
  const response = await fetch(location.href, { headers: { accept: 'text/html' } });
  return response.ok ? new DOMParser().parseFromString(await response.text(), 'text/html') : null;
};
const showFailures = async () => {
  document.querySelector('[data-failures]')?.remove();
  const failures = await (await fetch('/dev/failures')).json();
  if (failures.length === 0) return;
  const panel = document.createElement('pre');
  panel.dataset.failures = '';
  panel.setAttribute('role', 'alert');
  panel.setAttribute('style', 'position:fixed;inset:auto 0 0;z-index:9999;max-height:50vh;margin:0;padding:16px;overflow:auto;background:#3b0d0c;color:#fff;font:13px/1.5 monospace;white-space:pre-wrap');
  panel.textContent = failures.map(({ what, message, stack }) => what + ': ' + message + '\\n' + stack).join('\\n\\n');
  document.body.append(panel);
};
let served = load();
let isFirst = true;
new EventSource('/dev/changes').addEventListener('open', async () => {
  if (!isFirst) {
    const before = await served;
    served = load();
    const after = await served;
    if (!before || !after || !applyChanges(document, before, after)) return location.reload();
  }
  isFirst = false;
  await served;
  await showFailures();
});`;

/** What development adds to a server. */
export interface LiveReload {
  /** HTML for the end of each page's body. */
  readonly html: string;
  /** Keeps a failure to be shown on the pages that are open. */
  readonly noteFailure: (what: string, error: unknown) => void;
}

/**
 * Development only: an open page keeps a connection to the server. When it reconnects after a restart of the server, it
 * takes what changed in its texts and styles, or reloads for other changes; and it shows what failed meanwhile.
 */
export function liveReload(app: FastifyInstance): LiveReload {
  const connections = new Set<ServerResponse>();
  const failures: Failure[] = [];
  app.get('/dev/reload.js', (_request, reply) => reply.type('text/javascript; charset=utf-8').send(SCRIPT));
  app.get('/dev/failures', (_request, reply) =>
    reply.header('cache-control', 'no-store').type('application/json').send(JSON.stringify(failures)),
  );
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
  return {
    html: '<script type="module" src="/dev/reload.js"></script>',
    noteFailure(what, error) {
      if (!(error instanceof Error)) return;
      const { message, stack = '' } = error;
      const isKnown = failures.some((known) => known.what === what && known.stack === stack);
      if (!isKnown && failures.length < LISTED_FAILURES) failures.push({ what, message, stack });
    },
  };
}
