// `npm run test:long`: the races in full number, oracles, crawler, zones, generated documents, planted violations, and the
// packages that draw pictures and measure. Not in CI: run when their subject was touched, and before an issue is resolved.
import { ensureChromium } from '../lib/chromium.mjs';
import { installPackages } from '../lib/node-runtime.mjs';
import { run, say, stage } from '../lib/stages.mjs';
import { createTally } from '../lib/tally.mjs';
import { main, node, path, root } from '../lib/task.mjs';
import { vitest } from '../lib/vitest.mjs';

await main(async () => {
  const tally = createTally();
  process.env.CHROMIUM_PATH = await ensureChromium(say);
  process.env.TEST_LENGTH = 'long';
  for (const name of ['art', 'bench', 'lighthouse']) {
    const folder = path('scripts', name);
    installPackages(folder, node, say, `the packages of scripts/${name} (once)`);
    const args = [path('node_modules/typescript/bin/tsc'), '--noEmit', '-p', folder];
    tally.add(
      await stage(`Types of scripts/${name}`, () => run(node, args, { cwd: root, env: process.env })),
    );
  }
  tally.add(await stage('Faults in full', () => vitest(['untimed-faults', 'faults'])));
  tally.add(await stage('Long proofs', () => vitest(['long'])));
  return tally.close();
});
