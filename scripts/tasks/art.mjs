// `npm run art`: draws pictures, logos and motifs anew; `npm run art -- scenes andes/hero` one of them.
import { spawn } from 'node:child_process';
import { installPackages } from '../lib/node-runtime.mjs';
import { say } from '../lib/stages.mjs';
import { main, node, path, root } from '../lib/task.mjs';

await main(async () => {
  installPackages(path('scripts/art'), node, say, 'what draws (once)');
  const args = [path('scripts/art/main.ts'), ...process.argv.slice(2)];
  const child = spawn(node, args, { cwd: root, stdio: 'inherit' });
  return new Promise((resolve) => child.on('close', (code) => resolve(code ?? 1)));
});
