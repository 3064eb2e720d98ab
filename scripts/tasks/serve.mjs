// `npm run serve`: the production server. Everything it needs to know comes from the environment.
import { spawn } from 'node:child_process';
import { buildSite } from '../lib/build.mjs';
import { main, node, path, root } from '../lib/task.mjs';

await main(async () => {
  await buildSite(root, node);
  const env = { ...process.env, APP_MODE: process.env.APP_MODE ?? 'production', NODE_ENV: 'production' };
  const server = spawn(node, [path('dist/server/main.js')], { cwd: root, stdio: 'inherit', env });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
  return new Promise((resolve) => server.on('close', (code) => resolve(code ?? 1)));
});
