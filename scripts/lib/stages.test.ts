import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';

const STAGES = pathToFileURL(`${import.meta.dirname}/stages.mjs`).href;
/** Writes its number into a file, and stays. */
const COMMAND = `require('node:fs').writeFileSync(process.argv[1], String(process.pid)); setTimeout(() => {}, 60_000);`;
/** Runs the command. */
const TASK = `import { run } from '${STAGES}';
await run(process.execPath, ['-e', ${JSON.stringify(COMMAND)}, process.argv[1]], { env: process.env });`;

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

it.each(['SIGTERM', 'SIGINT'] as const)(
  'a command ends with the task that runs it, by %s',
  async (signal) => {
    const folder = mkdtempSync(join(tmpdir(), 'forecourt-stages-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const file = join(folder, 'pid');
    const task = spawn(process.execPath, ['--input-type=module', '-e', TASK, file], { stdio: 'inherit' });
    await expect.poll(() => Number(readFileSync(file, { encoding: 'utf8', flag: 'a+' }))).toBeGreaterThan(0);
    const command = Number(readFileSync(file, 'utf8'));
    task.kill(signal);
    const [code] = await once(task, 'close');
    expect(code).toBe(1);
    await expect.poll(() => isRunning(command)).toBe(false);
  },
);
