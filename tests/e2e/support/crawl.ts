import { request } from 'undici';
import type { Demo } from './demo-server.ts';

/** Asks for a path of a site as a browser would; Node resolves no names below localhost. */
export async function getPage(
  demo: Demo,
  site: string,
  path: string,
): Promise<{ status: number; location: string; html: string }> {
  const { host } = new URL(demo.siteOrigin(site));
  const response = await request(demo.origin + path, { headers: { host, 'accept-language': 'is' } });
  return {
    status: response.statusCode,
    location: String(response.headers.location ?? ''),
    html: await response.body.text(),
  };
}

const unescape = (text: string) => text.replaceAll(/&(amp|#38);/g, '&').replaceAll('&#x27;', "'");

/** Addresses of this site that a page's links, pictures and forms lead to, without the part after `#`. */
function addressesIn(html: string, origin: string, page: string): { path: string; hash: string }[] {
  return [...html.matchAll(/\s(?:href|src|action)="([^"]+)"/g)]
    .map(([, address = '']) => new URL(unescape(address), origin + page))
    .filter((url) => url.origin === origin)
    .map((url) => ({ path: url.pathname + url.search, hash: url.hash.slice(1) }));
}

/** An address without the values of its parameters: a search for another place, date or order is the same page. */
function shapeOf(path: string): string {
  const { pathname, searchParams } = new URL(path, 'http://site.invalid');
  return `${pathname}?${[...searchParams.keys()].sort().join('&')}`;
}

/** What following every link of a site found. */
export interface Crawl {
  /** Addresses that answered with a page. */
  readonly pages: readonly string[];
  readonly deadEnds: readonly string[];
  /** Links to an anchor that is not on its page. */
  readonly lostAnchors: readonly string[];
}

/** Follows every link of a site from its front page, to its own pages, pictures and files; of one shape, the first. */
export async function followLinks(demo: Demo, site: string): Promise<Crawl> {
  const origin = demo.siteOrigin(site);
  const linkedFrom = new Map([['/', '']]);
  const shapes = new Set(['/?']);
  const queue = ['/'];
  const deadEnds: string[] = [];
  const idsByPath = new Map<string, Set<string>>();
  const anchors: [from: string, path: string, hash: string][] = [];
  while (queue.length > 0) {
    const path = queue.shift() as string;
    const { status, location, html } = await getPage(demo, site, path);
    if (status >= 400) deadEnds.push(`${path} (${status}), linked from ${linkedFrom.get(path)}`);
    const isPage = html.startsWith('<!');
    if (isPage)
      idsByPath.set(path, new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, name = '']) => name)));
    const markup = location ? ` href="${location}"` : isPage ? html : '';
    for (const { path: target, hash } of addressesIn(markup, origin, path)) {
      if (hash) anchors.push([path, target, hash]);
      const shape = shapeOf(target);
      // Filters and orders of a search lead from each combination to every other.
      const isVariant = path.includes('?') && target.split('?')[0] === path.split('?')[0];
      if (isVariant || shapes.has(shape)) continue;
      shapes.add(shape);
      linkedFrom.set(target, path);
      // Leaves the site for the start page of the demo.
      if (target !== '/close') queue.push(target);
    }
  }
  const lost = anchors.filter(([, path, hash]) => idsByPath.has(path) && !idsByPath.get(path)?.has(hash));
  return {
    pages: [...idsByPath.keys()],
    deadEnds,
    lostAnchors: [...new Set(lost.map(([from, path, hash]) => `${from} leads to ${path}#${hash}`))],
  };
}
