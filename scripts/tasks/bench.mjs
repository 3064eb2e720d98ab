// `npm run bench`: us beside hand-written React, Puck, Craft.js and bare Fastify, in one run. Not in CI.
import { spawn } from 'node:child_process';
import { ensureChromium } from '../lib/chromium.mjs';
import { installPackages } from '../lib/node-runtime.mjs';
import { say } from '../lib/stages.mjs';
import { main, node, path, root } from '../lib/task.mjs';

await main(async () => {
  installPackages(path('scripts/bench'), node, say, 'what is compared with (once)');
  const env = { ...process.env, NODE_ENV: 'production', CHROMIUM_PATH: await ensureChromium(say) };
  const args = [path('scripts/bench/main.ts'), ...process.argv.slice(2)];
  const child = spawn(node, args, { cwd: root, stdio: 'inherit', env });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  return new Promise((resolve) => child.on('close', (code) => resolve(code ?? 1)));
});
