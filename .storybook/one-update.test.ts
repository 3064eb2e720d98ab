import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { whileBeingWritten } from '../scripts/new-component/being-written.ts';
import { oneUpdate } from './one-update.ts';

type Handler = (this: unknown, options: { modules: readonly string[] }) => Promise<string[] | undefined>;

/** Reports changed modules of the browser to the plugin. @returns the modules that it reports to the page */
function startPlugin() {
  const folder = mkdtempSync(join(tmpdir(), 'one-update-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const { handler } = oneUpdate(folder).hotUpdate as unknown as { handler: Handler };
  return {
    folder,
    change: (...modules: string[]) => handler.call({ environment: { name: 'client' } }, { modules }),
  };
}

it('what a new component changes is reported once, when all is written', async () => {
  const { folder, change } = startPlugin();
  const reported: unknown[] = [];
  await whileBeingWritten(folder, async () => {
    const changes = [change('schema'), change('registry', 'manifest'), change('schema')];
    for (const one of changes) void one.then((modules) => reported.push(modules));
    await pause(100);
    expect(reported).toEqual([]);
  });
  await expect.poll(() => reported.length).toBe(3);
  expect(reported.flat()).toEqual(['schema', 'registry', 'manifest']);
});

it('an edit is reported at once', async () => {
  const { change } = startPlugin();
  expect(await change('button')).toEqual(['button']);
  expect(await change('icon')).toEqual(['icon']);
});
