// Hydration in Chromium: a fresh context for each load, systems in an order of their own in each round.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { pathToFileURL } from 'node:url';
import { builtAssets } from '../../../server/pages/assets.ts';
import { launchBrowser } from '../../../tests/support/browser.ts';
import { type ClientName, MOUNTED, OUT } from '../build.ts';
import { prepareWorkload } from '../page/prepare-workload.ts';
import { toCraftData, toPuckData } from '../page/to-peers.ts';
import type { createSystems, SystemName } from '../ssr/entry.tsx';
import { interleave, type Samples } from '../statistics.ts';
import type { Marks } from './marks.ts';

const TYPES: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.css': 'text/css' };
const LOAD_LIMIT_MS = 60_000;

const RENDERED_BY: Readonly<Record<ClientName, SystemName>> = {
  hand: 'hand',
  puck: 'Puck',
  'puck-rsc': 'Puck /rsc',
  craft: 'Craft.js',
  ours: 'ours, cold page',
};

export interface BrowserInput {
  readonly nodes: number;
  readonly rounds: number;
  /** Slows the processor down; 4 stands for a phone of the middle range. */
  readonly throttle: number;
  /** Built server entry with styles. */
  readonly entry: string;
  readonly site: string;
}

/** What pages leave when they are loaded, and what went wrong meanwhile. */
interface Loader {
  readonly load: (name: string) => Promise<Marks>;
  readonly errors: ReadonlySet<string>;
}

/** A page, or what renders it for each request. */
type Page = string | (() => Promise<string>);

/** Serves pages and built scripts to a browser while some work is done. */
export async function withPages<Result>(
  pages: ReadonlyMap<string, Page>,
  { site, throttle }: { readonly site: string; readonly throttle: number },
  work: (loader: Loader) => Promise<Result>,
): Promise<Result> {
  const server = createServer(async (request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://bench').pathname);
    const page = pages.get(path);
    if (page)
      return response
        .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
        .end(typeof page === 'string' ? page : await page());
    const folder = path.startsWith('/assets/') ? join(site, 'dist/client') : OUT;
    try {
      const file = readFileSync(join(folder, path));
      response.writeHead(200, { 'content-type': TYPES[extname(path)] ?? 'application/octet-stream' });
      response.end(file);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const browser = await launchBrowser();
  const errors = new Set<string>();

  const load = async (name: string): Promise<Marks> => {
    const context = await browser.newContext();
    const page = await context.newPage();
    if (throttle > 1) {
      const session = await context.newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: throttle });
    }
    page.on('pageerror', (error) => errors.add(`${name}: ${error.message}`));
    await page.goto(`${origin}/${name}`);
    const handle = await page.waitForFunction(() => window.benchMarks, null, { timeout: LOAD_LIMIT_MS });
    const marks = (await handle.jsonValue()) as Marks;
    for (const error of marks.errors) errors.add(`${name}: ${error}`);
    await context.close();
    return marks;
  };
  try {
    return await work({ load, errors });
  } finally {
    await browser.close();
    server.close();
  }
}

/** Milliseconds until everything is interactive, by system; `ours, first part` until one is. */
export async function measureHydration(input: BrowserInput): Promise<{ samples: Samples; errors: string[] }> {
  return withPages(await renderPages(input), input, async ({ load, errors }) => {
    const names = Object.keys(RENDERED_BY);
    for (const name of names) await load(name);
    const firsts: number[] = [];
    const samples = await interleave(names, input.rounds, async (name) => {
      const { all, first } = await load(name);
      if (first !== null) firsts.push(first);
      return all;
    });
    return { samples: { ...samples, 'ours, first part': firsts }, errors: [...errors] };
  });
}

/** Milliseconds until a page is mounted in an empty document, by system. */
export function measureMount(rounds: number): Promise<{ samples: Samples; errors: string[] }> {
  const pages = new Map(
    MOUNTED.map((name) => [
      `/${name}`,
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Bench</title><link rel="icon" href="data:,"></head><body><div id="root"></div><script type="module" src="/client/${name}/entry.js"></script></body></html>`,
    ]),
  );
  return withPages(pages, { site: '', throttle: 1 }, async ({ load, errors }) => {
    for (const name of MOUNTED) await load(name);
    const samples = await interleave(MOUNTED, rounds, async (name) => (await load(name)).all);
    return { samples, errors: [...errors] };
  });
}

/** The pages of all systems by path. */
async function renderPages({ nodes, entry, site }: BrowserInput): Promise<ReadonlyMap<string, string>> {
  const built = (await import(pathToFileURL(entry).href)) as { createSystems: typeof createSystems };
  const assets = builtAssets(site);
  const systems = await built.createSystems(assets.island);
  const sections = prepareWorkload(nodes);
  const data: Partial<Record<ClientName, unknown>> = {
    puck: toPuckData(sections),
    'puck-rsc': toPuckData(sections),
    craft: toCraftData(sections),
  };
  const manifest = readFileSync(join(site, 'dist/client/.vite/manifest.json'), 'utf8');
  const hydrate = Object.values(JSON.parse(manifest) as Record<string, { file: string; name?: string }>).find(
    ({ name }) => name === 'hydrate',
  );
  if (!hydrate) throw new Error('the build has no hydrate.js');
  const pages = new Map<string, string>();
  for (const [name, system] of Object.entries(RENDERED_BY) as [ClientName, SystemName][]) {
    const { html, styles, markers } = await systems[system]();
    const ours =
      name === 'ours'
        ? `<meta name="bench-files" content="/${hydrate.file} ${assets.island('accordion')}"><script type="module" src="${assets.loader}"></script>`
        : '';
    const json = JSON.stringify(data[name] ?? null).replaceAll('<', '\\u003c');
    pages.set(
      `/${name}`,
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Bench</title><link rel="icon" href="data:,">${styles}${markers}${ours}</head><body><div id="root">${html}</div><script type="application/json" id="data">${json}</script><script type="module" src="/client/${name}/entry.js"></script></body></html>`,
    );
  }
  return pages;
}
