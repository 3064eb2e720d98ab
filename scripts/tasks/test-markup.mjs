// `npm run test:markup`: the checker of the W3C over every page of the demo's sites. Needs Java; not in CI.
import { spawn, spawnSync } from 'node:child_process';
import { buildSite } from '../lib/build.mjs';
import { installPackages } from '../lib/node-runtime.mjs';
import { say } from '../lib/stages.mjs';
import { main, node, path, root } from '../lib/task.mjs';

await main(async () => {
  if (spawnSync('java', ['-version'], { stdio: 'ignore' }).status !== 0)
    throw new Error(
      'the checker of HTML needs Java, which is not here: install it (on Debian: apt-get install default-jre-headless) and try again',
    );
  installPackages(path('scripts/markup'), node, say, 'the checker (once)');
  await buildSite(root, node);
  const child = spawn(node, [path('scripts/markup/main.ts')], { cwd: root, stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  return new Promise((resolve) => child.on('close', (code) => resolve(code ?? 1)));
});
