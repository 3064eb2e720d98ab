import { spawn } from 'node:child_process';
import { join } from 'node:path';

/** Root folder of the project, and the Node that runs the tasks. */
export const root = join(import.meta.dirname, '../..');
export const node = process.execPath;

/** Path of a file below the root. */
export const path = (...parts) => join(root, ...parts);

/** Runs a script with arguments, its output where that of the task goes. @returns its exit code */
export function runServerScript(file, args) {
  const child = spawn(node, [file, ...args], { cwd: root, stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  return new Promise((resolve) => child.on('close', (code) => resolve(code ?? 1)));
}

/** Runs a task's body; a failure is one line and exit code 1. */
export async function main(work) {
  try {
    process.exitCode = (await work()) ?? process.exitCode ?? 0;
  } catch (error) {
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
