// How many inputs an operator needs for a task, counted in Chromium with real mouse and keys.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { launchBrowser } from '../../../tests/support/browser.ts';
import { OUT } from '../build.ts';
import { handAt } from './hand.ts';
import { type Doing, OURS, type Task, TASKS } from './ours.ts';
import { PUCK } from './puck-tasks.ts';

/** The inputs of a task, or why it was not done. */
export type Counted = number | string;
const LIMIT_MS = 15_000;

async function count(page: Page, task: Doing | string): Promise<Counted> {
  if (typeof task === 'string') return task;
  const hand = handAt(page);
  page.setDefaultTimeout(LIMIT_MS);
  try {
    await task(page, hand);
    return hand.count();
  } catch (error) {
    return `failed: ${(error as Error).message.split('\n')[0]}`;
  }
}

/** Where a task begins: what is rolled back has to be published first. */
function beginsAt(task: Task): string {
  if (task === 'make an offers page with a menu entry') return '';
  return task === 'publish a page without warnings' || task === 'roll back' ? '/ruta-40' : '/home';
}
/** Until the editor has loaded what it loads by itself, in milliseconds: frames may keep it from ever being without requests. */
const LOADED_MS = 3_000;

async function countOurs(browser: Browser, origin: string): Promise<Counted[]> {
  const counts: Counted[] = [];
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const editor = origin.replace('//', '//editor.');
  for (const task of TASKS) {
    const to = `/sites/andes/pages${beginsAt(task)}`;
    await page.goto(
      counts.length === 0
        ? `${editor}/sign-in?account=valeria@andes.example&to=${encodeURIComponent(to)}`
        : `${editor}${to}`,
    );
    await page.waitForURL((url) => url.pathname === to);
    if (beginsAt(task)) await page.frameLocator('iframe').first().locator('main h1').waitFor();
    await page.waitForTimeout(LOADED_MS);
    counts.push(await count(page, OURS[task]));
    await page.waitForTimeout(1500);
  }
  await context.close();
  return counts;
}

const TYPES: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.css': 'text/css' };

async function countPuck(browser: Browser): Promise<Counted[]> {
  const folder = join(OUT, 'client/tasks-puck');
  const styles = readdirSync(folder).filter((file) => file.endsWith('.css'));
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Puck</title>${styles.map((file) => `<link rel="stylesheet" href="/${file}">`).join('')}</head><body><script type="module" src="/entry.js"></script></body></html>`;
  const server = createServer(({ url = '/' }, response) => {
    try {
      const file = url === '/' ? html : readFileSync(join(folder, url));
      response.writeHead(200, { 'content-type': TYPES[extname(url)] ?? 'text/html' }).end(file);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const counts: Counted[] = [];
  for (const task of TASKS) {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    await page.locator('[data-block]').first().waitFor();
    counts.push(await count(page, PUCK[task]));
    await page.close();
  }
  server.close();
  return counts;
}

/** The tasks in the words of the table, with the inputs of both editors. @param origin of a running demo */
export async function countTasks(
  origin: string,
): Promise<readonly { readonly task: Task; readonly ours: Counted; readonly puck: Counted }[]> {
  const browser = await launchBrowser();
  try {
    const [ours, puck] = [await countOurs(browser, origin), await countPuck(browser)];
    return TASKS.map((task, at) => ({ task, ours: ours[at] ?? '', puck: puck[at] ?? '' }));
  } finally {
    await browser.close();
  }
}
