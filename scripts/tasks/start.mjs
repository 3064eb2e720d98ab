// `npm start`: the demo on port 4000. Builds what is stale, seeds once, serves. `-- --reset` seeds anew.
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { buildSite, buildWorkshop } from '../lib/build.mjs';
import { say } from '../lib/stages.mjs';
import { main, node, path, root } from '../lib/task.mjs';

await main(async () => {
  await buildSite(root, node);
  await buildWorkshop(root, node);
  if (process.argv.includes('--reset')) {
    say('Forgetting the demo data: the sites are seeded anew');
    rmSync(process.env.DATA_DIR ?? path('.data'), { recursive: true, force: true });
  }
  const env = { ...process.env, APP_MODE: process.env.APP_MODE ?? 'demo', NODE_ENV: 'production' };
  const server = spawn(node, [path('dist/server/main.js')], { cwd: root, stdio: 'inherit', env });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
  return new Promise((resolve) => server.on('close', (code) => resolve(code ?? 1)));
});
