import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { whileBeingWritten } from '../scripts/new-component/being-written.ts';
import { oneUpdate } from './one-update.ts';

type Handler = (this: unknown, options: { modules: readonly string[] }) => Promise<string[] | undefined>;

/** Tells the plugin of changed modules of the browser. @returns the modules that the page is told of */
function startPlugin() {
  const folder = mkdtempSync(join(tmpdir(), 'one-update-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const { handler } = oneUpdate(folder).hotUpdate as unknown as { handler: Handler };
  return {
    folder,
    change: (...modules: string[]) => handler.call({ environment: { name: 'client' } }, { modules }),
  };
}

it('what a new component changes is told once, when all is written', async () => {
  const { folder, change } = startPlugin();
  const told: unknown[] = [];
  await whileBeingWritten(folder, async () => {
    const changes = [change('schema'), change('registry', 'manifest'), change('schema')];
    for (const one of changes) void one.then((modules) => told.push(modules));
    await pause(100);
    expect(told).toEqual([]);
  });
  await expect.poll(() => told.length).toBe(3);
  expect(told.flat()).toEqual(['schema', 'registry', 'manifest']);
});

it('an edit is told at once', async () => {
  const { change } = startPlugin();
  expect(await change('button')).toEqual(['button']);
  expect(await change('icon')).toEqual(['icon']);
});
