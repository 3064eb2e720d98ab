// Editors in Chromium: a fresh context for each load, systems in an order of their own in each round.
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import type { Browser } from 'playwright';
import { CONTENT_ID } from '../../../src/runtime/registry/page-context.ts';
import { launchBrowser } from '../../../tests/support/browser.ts';
import { type EditorName, EDITORS, OUT } from '../build.ts';
import { prepareWorkload } from '../page/prepare-workload.ts';
import { toCraftData, toPuckData } from '../page/to-peers.ts';
import { createWorkload } from '../page/workload.ts';
import { median, type Samples, shuffled } from '../statistics.ts';
import type { Operation } from './operations.ts';

const TYPES: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.css': 'text/css' };
const LOAD_LIMIT_MS = 120_000;
/** Repeats of each operation on one opened page; the first is not counted, for code that runs for the first time. */
const REPEATS = 6;
const OPERATIONS: readonly Operation[] = ['select', 'properties', 'edit', 'move'];

/** What surrounds the content of a page, as the server of the editor sends it. */
const FRAME = `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><title>Bench</title></head><body><header>Bench</header><main id="${CONTENT_ID}" tabindex="-1"></main><footer>Bench</footer></body></html>`;

export type Measurement = 'ready' | Operation;
/** Milliseconds by what was measured, and by editor, one sample a round. */
export type EditorSamples = Readonly<Record<Measurement, Samples>>;

type Measured = Readonly<Record<Measurement, number>>;

function pageOf(name: string, data: unknown): string {
  const styles = readdirSync(join(OUT, `client/editor-${name}`))
    .filter((file) => file.endsWith('.css'))
    .map((file) => `<link rel="stylesheet" href="/client/editor-${name}/${file}">`);
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Bench</title><link rel="icon" href="data:,">${styles.join('')}</head><body><div id="root"></div><script type="application/json" id="data">${json}</script><script type="module" src="/client/editor-${name}/entry.js"></script></body></html>`;
}

function serve(pages: ReadonlyMap<string, string>) {
  return createServer((request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://bench').pathname);
    const page = path.startsWith('/sites/') ? FRAME : pages.get(path);
    if (page) return response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page);
    try {
      const file = readFileSync(join(OUT, path));
      response.writeHead(200, { 'content-type': TYPES[extname(path)] ?? 'application/octet-stream' });
      response.end(file);
    } catch {
      response.writeHead(404).end();
    }
  });
}

/** Opens one editor in a fresh context and measures everything in it. */
async function measure(
  browser: Browser,
  url: string,
  nodes: number,
  targets: Readonly<Record<Operation, readonly string[]>>,
  onError: (message: string) => void,
): Promise<Measured> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  page.on('pageerror', ({ message }) => onError(message));
  await page.goto(url);
  await page.waitForFunction(() => window.benchReady, null, { timeout: LOAD_LIMIT_MS });
  const ready = await page.evaluate((count) => window.benchReady?.(count), nodes);
  // Until the checks of the page and whatever else an editor does afterwards are done.
  await page.waitForTimeout(1_500);
  const measured: Record<string, number> = { ready: ready as number };
  for (const operation of OPERATIONS) {
    const times: number[] = [];
    for (let repeat = 0; repeat < REPEATS; repeat += 1) {
      const id = targets[operation][(repeat * 7 + 3) % targets[operation].length] as string;
      const change = [operation, id, `Edited ${repeat}`] as const;
      times.push(
        (await page.evaluate(
          ([what, node, text]) => window.benchOperation?.(what, node, text),
          change,
        )) as number,
      );
      await page.waitForTimeout(150);
    }
    measured[operation] = median(times.slice(1));
  }
  await context.close();
  return measured as Measured;
}

/** The same page of so many nodes in each editor. */
export async function measureEditors(
  nodes: number,
  rounds: number,
): Promise<{ samples: EditorSamples; errors: readonly string[] }> {
  const { document } = createWorkload(nodes);
  const sections = prepareWorkload(nodes);
  const data: Readonly<Record<EditorName, unknown>> = {
    ours: document,
    puck: toPuckData(sections),
    craft: JSON.parse(toCraftData(sections)),
  };
  const all = (list: typeof document.sections): typeof document.sections =>
    list.flatMap((node) => [node, ...all(Object.values(node.slots).flat())]);
  const texts = all(document.sections).filter(({ type }) => type === 'Paragraph');
  const ids = (list: typeof document.sections) => list.map(({ id }) => id);
  const targets = {
    select: ids(texts),
    properties: ids(texts),
    edit: ids(texts),
    // The last one cannot move down.
    move: ids(document.sections.slice(0, -1)),
  };
  const server = serve(new Map(EDITORS.map((name) => [`/${name}`, pageOf(name, data[name])])));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const browser = await launchBrowser();
  const errors = new Set<string>();
  const taken: Record<Measurement, Record<string, number[]>> = {
    ready: {},
    select: {},
    properties: {},
    edit: {},
    move: {},
  };
  try {
    for (let round = 0; round < rounds; round += 1)
      for (const name of shuffled(EDITORS)) {
        const onError = (message: string) => void errors.add(`${name}: ${message}`);
        const measured = await measure(browser, `${origin}/${name}`, nodes, targets, onError);
        for (const what of ['ready', ...OPERATIONS] as const)
          taken[what][name] = [...(taken[what][name] ?? []), measured[what]];
      }
  } finally {
    await browser.close();
    server.close();
  }
  return { samples: taken, errors: [...errors] };
}
