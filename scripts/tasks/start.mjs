// `npm start`: the demo on port 4000. Builds what is stale, seeds once, serves. `-- --reset` seeds anew.
import { spawn } from 'node:child_process';
import { buildSite, buildStorybook } from '../lib/build.mjs';
import { main, node, path, root } from '../lib/task.mjs';

await main(async () => {
  await buildSite(root, node);
  await buildStorybook(root, node);
  const env = { ...process.env, APP_MODE: process.env.APP_MODE ?? 'demo', NODE_ENV: 'production' };
  const server = spawn(node, [path('dist/server/main.js'), ...process.argv.slice(2)], {
    cwd: root,
    stdio: 'inherit',
    env,
  });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
  return new Promise((resolve) => server.on('close', (code) => resolve(code ?? 1)));
});
