import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Page } from 'playwright';

/** The part of a page that arrives element by element: from where its HTML begins to where it ends. */
export interface SlowPart {
  readonly first: string;
  /** Looked for behind the beginning. */
  readonly last: string;
}

/** A site as it is on a slow network. */
export interface SlowSite {
  /** Its address, without a trailing slash. */
  readonly origin: string;
  /** When its page was sent to the end: into how many pieces it was cut. Rejects when that fails. */
  readonly sent: Promise<number>;
  stop(): Promise<void>;
}

/** HTML in pieces that begin with an element. @throws Error when it has no such part */
function piecesOf(html: string, { first, last }: SlowPart): readonly string[] {
  const start = html.indexOf(first);
  const end = html.indexOf(last, start);
  if (start < 0 || end < 0) throw new Error(`the page has no part from "${first}" to "${last}"`);
  return [html.slice(0, start), ...html.slice(start, end).split(/(?=<[a-z])/), html.slice(end)];
}

/** Resolves when a page has been drawn once more; what is not yet a document has nothing to draw. */
const drawn = (page: Page): Promise<unknown> =>
  page
    .evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
    .catch(() => undefined);

/**
 * Serves a site to a tab, of its pages a part in pieces. Where a network cuts a page differs each time; here it is where
 * elements begin, and the next piece is sent when the tab has drawn those before it.
 */
export async function openSlowSite(page: Page, siteOrigin: string, part: SlowPart): Promise<SlowSite> {
  const { protocol, hostname, host, port } = new URL(siteOrigin);
  let resolve: (pieces: number) => void = () => undefined;
  let reject: (error: unknown) => void = () => undefined;
  const sent = new Promise<number>((...settle) => {
    [resolve, reject] = settle;
  });
  sent.catch(() => undefined);
  const server = createServer((incoming, response) => {
    const { 'accept-encoding': encoding, origin, ...headers } = incoming.headers;
    const isPage = headers['sec-fetch-dest'] === 'document';
    const forwarded = request({
      // Names below localhost are known to browsers only.
      host: 'localhost',
      port,
      method: incoming.method,
      path: incoming.url,
      headers: {
        ...headers,
        host,
        ...(origin ? { origin: siteOrigin } : {}),
        ...(isPage ? {} : { 'accept-encoding': encoding }),
      },
    });
    const forward = async () => {
      const [upstream] = await once(forwarded, 'response');
      response.writeHead(upstream.statusCode, upstream.headers);
      if (!isPage) {
        upstream.pipe(response);
        return;
      }
      const pieces = piecesOf(await text(upstream), part);
      for (const piece of pieces) {
        response.write(piece);
        await drawn(page);
      }
      response.end();
      resolve(pieces.length);
    };
    forward().catch((error: unknown) => {
      response.destroy();
      reject(error);
    });
    incoming.pipe(forwarded);
  });
  server.listen(0);
  await once(server, 'listening');
  return {
    origin: `${protocol}//${hostname}:${(server.address() as AddressInfo).port}`,
    sent,
    async stop() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
