// Checks the markup of every page of the demo's sites with the checker of the W3C; prints what is wrong, fails with it.
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { followLinks, getPage } from '../../tests/e2e/support/crawl.ts';
import { STILL_CLOCK, startDemo } from '../../tests/e2e/support/demo-server.ts';
import { COMPANIES } from '../../tests/e2e/support/site-pages.ts';
import { exceptionOf } from './exceptions.ts';

interface Message {
  readonly type: 'error' | 'info' | 'non-document-error';
  readonly url?: string;
  readonly message: string;
  readonly extract?: string;
}

const root = join(import.meta.dirname, '../..');
const folder = join(root, '.cache/markup');
const MAX_OUTPUT = 256 * 1024 * 1024;

/** What the checker says of files. @throws Error when it does not run */
function check(files: readonly string[]): readonly Message[] {
  const jar = join(import.meta.dirname, 'node_modules/vnu-jar/build/dist/vnu.jar');
  const { stdout, error, signal } = spawnSync(
    'java',
    ['-jar', jar, '--format', 'json', '--stdout', '--exit-zero-always', ...files],
    { encoding: 'utf8', maxBuffer: MAX_OUTPUT },
  );
  if (error || signal || !stdout) throw error ?? new Error(`the checker did not end: ${signal}`);
  return (JSON.parse(stdout) as { messages: readonly Message[] }).messages;
}

/** Writes all pages of the demo's sites into files. @returns the address of each, by its file */
async function savePages(): Promise<ReadonlyMap<string, string>> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const demo = await startDemo({ clock: STILL_CLOCK });
  try {
    const addresses = new Map<string, string>();
    for (const { id, language } of COMPANIES) {
      const { pages } = await followLinks(demo, id);
      for (const path of [...pages, `/${language}/nowhere`]) {
        const { html } = await getPage(demo, id, path);
        const file = join(folder, `${addresses.size}.html`);
        writeFileSync(file, html);
        addresses.set(file, `${id} ${path}`);
      }
    }
    return addresses;
  } finally {
    await demo.stop();
  }
}

const addresses = await savePages();
const errors = new Map<string, string[]>();
const excepted = new Map<string, number>();
for (const { type, url = '', message, extract = '' } of check([...addresses.keys()])) {
  if (type === 'info') continue;
  const exception = exceptionOf(message);
  if (exception) excepted.set(exception, (excepted.get(exception) ?? 0) + 1);
  else {
    const page = addresses.get(url.replace(/^file:(\/\/)?/, '')) ?? url;
    errors.set(message, [...(errors.get(message) ?? []), `${page}: ${extract.replace(/\s+/g, ' ')}`]);
  }
}

for (const [reason, times] of excepted) console.log(`excepted ${times} times: ${reason}`);
for (const [message, locations] of errors)
  console.error(`${message} (${locations.length} times)\n  ${locations.slice(0, 5).join('\n  ')}`);
console.log(`${addresses.size} pages, ${errors.size} kinds of errors`);
process.exitCode = errors.size === 0 && addresses.size > 0 ? 0 : 1;
