// `npm run storybook`: Storybook on port 6006, following every edit.
import { spawn } from 'node:child_process';
import { run, stage } from '../lib/stages.mjs';
import { main, node, path, root } from '../lib/task.mjs';

await main(async () => {
  const generating = () => run(node, [path('scripts/generate/main.ts')], { cwd: root, env: process.env });
  await stage('Generating types and validators', generating);
  const storybook = path('node_modules/storybook/dist/bin/dispatcher.js');
  const args = ['dev', '--port', '6006', '--disable-telemetry', '--no-open', ...process.argv.slice(2)];
  const child = spawn(node, [storybook, ...args], { cwd: root, stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  return new Promise((resolve) => child.on('close', (code) => resolve(code ?? 0)));
});
