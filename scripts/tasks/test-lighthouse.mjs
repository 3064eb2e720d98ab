// `npm run test:lighthouse`: Lighthouse over the pages of the demo's sites, on a quiet machine. Not in CI.
import { spawn } from 'node:child_process';
import { buildSite } from '../lib/build.mjs';
import { ensureChromium } from '../lib/chromium.mjs';
import { installPackages } from '../lib/node-runtime.mjs';
import { say } from '../lib/stages.mjs';
import { main, node, path, root } from '../lib/task.mjs';

await main(async () => {
  installPackages(path('scripts/lighthouse'), node, say, 'Lighthouse (once)');
  await buildSite(root, node);
  const env = { ...process.env, CHROMIUM_PATH: await ensureChromium(say) };
  const args = [path('scripts/lighthouse/main.ts'), ...process.argv.slice(2)];
  const child = spawn(node, args, { cwd: root, stdio: 'inherit', env });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  return new Promise((resolve) => child.on('close', (code) => resolve(code ?? 1)));
});
