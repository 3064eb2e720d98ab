// Runs a task of scripts/tasks with a Node that is new enough and with all packages installed.
// Plain JavaScript for old Nodes: `npm start` and `npm test` begin here on whatever the machine has.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findNode, installPackages, withNode } from './lib/node-runtime.mjs';
import { whenParentEnds } from './lib/parent-process.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const say = (line) => process.stdout.write(`${line}\n`);
const [task = '', ...args] = process.argv.slice(2);
const file = join(root, 'scripts/tasks', `${task}.mjs`);

try {
  if (!/^[a-z-]+$/.test(task) || !existsSync(file))
    throw new Error(`there is no task "${task}" in scripts/tasks`);
  const node = findNode(root, say);
  installPackages(root, node, say);
  const child = spawn(node, [file, ...args], { cwd: root, stdio: 'inherit', env: withNode(node) });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  if (process.env.npm_lifecycle_event) whenParentEnds(() => child.kill('SIGTERM'));
  child.on('close', (code) => process.exit(code ?? 1));
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
