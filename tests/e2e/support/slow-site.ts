import { once } from 'node:events';
import { createServer, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';

/** Longer than it takes to draw a page again. */
const BETWEEN_PIECES_MS = 17;

/** A site as visitors with a slow line have it. */
export interface SlowSite {
  /** Its address, without a trailing slash. */
  readonly origin: string;
  /** In how many pieces its last page arrived. */
  readonly pieces: number;
  stop(): Promise<void>;
}

/** What of a page arrives slowly. */
export interface SlowPart {
  /** How its HTML begins. */
  readonly first: string;
  /** How it ends, at the first place behind its beginning. */
  readonly last: string;
  /** How many elements begin in each piece of it. */
  readonly elements: number;
}

/** HTML in pieces that begin with an element. @throws Error when it has no such part */
function piecesOf(html: string, { first, last, elements }: SlowPart): string[] {
  const start = html.indexOf(first);
  const end = html.indexOf(last, start);
  if (start < 0 || end < 0) throw new Error(`the page has no part from "${first}" to "${last}"`);
  const parts = html.slice(start, end).split(/(?=<[a-z])/);
  const pieces = Array.from({ length: Math.ceil(parts.length / elements) }, (_, position) =>
    parts.slice(position * elements, (position + 1) * elements).join(''),
  );
  return [html.slice(0, start), ...pieces, html.slice(end)];
}

/** Sends them with time to draw between them. */
async function sendPieces(pieces: readonly string[], response: ServerResponse) {
  for (const piece of pieces) {
    if (response.destroyed) break;
    response.write(piece);
    await wait(BETWEEN_PIECES_MS);
  }
  response.end();
}

/**
 * Serves what another server does, a part of its pages in pieces. Where a line cuts a page differs each time; here it is cut
 * where elements begin, and drawn at each of the cuts.
 */
export async function openSlowSite(siteOrigin: string, part: SlowPart): Promise<SlowSite> {
  const { protocol, hostname, host, port } = new URL(siteOrigin);
  let pieces = 0;
  const server = createServer((asked, response) => {
    const { 'accept-encoding': encoding, ...headers } = asked.headers;
    const isPage = headers['sec-fetch-dest'] === 'document';
    const forwarded = request({
      // Names below localhost are known to browsers only.
      host: 'localhost',
      port,
      method: asked.method,
      path: asked.url,
      headers: {
        ...headers,
        host,
        ...(headers.origin ? { origin: siteOrigin } : {}),
        ...(isPage ? {} : { 'accept-encoding': encoding }),
      },
    });
    forwarded.on('response', async (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      if (!isPage || answer.statusCode !== 200) {
        answer.pipe(response);
        return;
      }
      const parts = piecesOf(await text(answer), part);
      pieces = parts.length;
      await sendPieces(parts, response);
    });
    forwarded.on('error', () => response.destroy());
    asked.pipe(forwarded);
  });
  server.listen(0);
  await once(server, 'listening');
  return {
    origin: `${protocol}//${hostname}:${(server.address() as AddressInfo).port}`,
    get pieces() {
      return pieces;
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
