// `npm run check:site`: prints what is to be mended in the documents of a site; `-- andes` of one, `-- --seeds` of the demo's.
import { spawn } from 'node:child_process';
import { main, node, path, root } from '../lib/task.mjs';

await main(async () => {
  const args = [path('server/check-sites.ts'), ...process.argv.slice(2)];
  const child = spawn(node, args, { cwd: root, stdio: 'inherit' });
  return new Promise((resolve) => child.on('close', (code) => resolve(code ?? 1)));
});
