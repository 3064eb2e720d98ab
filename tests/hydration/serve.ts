import { createServer } from 'node:http';
import { readFile } from 'node:fs/promises';
import { type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { build } from 'vite';
import { deferredHydration } from '../../scripts/build/deferred-hydration.ts';

const here = import.meta.dirname;

export interface BuiltFile {
  readonly fileName: string;
  readonly name: string;
  readonly code: string;
  /** Files that are loaded before it runs. */
  readonly imports: readonly string[];
}

/** The loader, this folder's islands and further entries by name, built as the visitor's scripts are. */
export async function buildBrowser(
  outDir: string,
  entries: Readonly<Record<string, string>> = {},
): Promise<readonly BuiltFile[]> {
  // Vite takes development from NODE_ENV, whatever the mode; the test runner sets `test`.
  const environment = process.env.NODE_ENV;
  process.env.NODE_ENV = 'production';
  const island = (name: string) => join(here, `islands/${name}.island.tsx`);
  const result = await build({
    configFile: false,
    root: join(here, '../..'),
    logLevel: 'warn',
    publicDir: false,
    plugins: [deferredHydration()],
    build: {
      target: 'es2022',
      outDir,
      emptyOutDir: true,
      modulePreload: false,
      rolldownOptions: {
        input: {
          loader: join(here, '../../src/runtime/hydration/loader.ts'),
          'island-disclosure': island('disclosure'),
          'island-field': island('field'),
          'island-fragile': island('fragile'),
          ...entries,
        },
        preserveEntrySignatures: 'exports-only',
      },
    },
  });
  process.env.NODE_ENV = environment;
  const { output } = (Array.isArray(result) ? result[0] : result) as {
    output: (BuiltFile & { type: string })[];
  };
  return output.filter(({ type }) => type === 'chunk');
}

export interface TestSite {
  readonly origin: string;
  /** Files that are answered by 503 while they are in here; matched by the start of their name. */
  readonly unavailable: Set<string>;
  readonly close: () => Promise<void>;
}

/** Serves pages, and a folder under /assets. Unknown paths are 404. */
export async function serveSite(
  outDir: string,
  loader: string,
  page: (path: string) => string | null,
): Promise<TestSite> {
  const unavailable = new Set<string>();
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://x');
    const name = pathname.slice('/assets/'.length);
    const isAsset = pathname.startsWith('/assets/');
    if (isAsset && [...unavailable].some((start) => name.startsWith(start)))
      return response.writeHead(503).end();
    const file = isAsset ? await readFile(join(outDir, 'assets', name)).catch(() => null) : null;
    if (file) return response.writeHead(200, { 'content-type': 'text/javascript' }).end(file);
    const body = page(pathname);
    if (body === null) return response.writeHead(404, { 'content-type': 'text/html' }).end('not found');
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    response.end(
      `<!doctype html><html lang="en"><head><title>Test</title><link rel="icon" href="data:,"><script type="module" src="/${loader}"></script></head><body>${body}</body></html>`,
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    unavailable,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
