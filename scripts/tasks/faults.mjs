// `npm run test:faults`: races, kills, second processes, PostgreSQL beside the embedded database.
import { buildSite } from '../lib/build.mjs';
import { createTally, vitest } from '../lib/checks.mjs';
import { stage } from '../lib/stages.mjs';
import { main, node, root } from '../lib/task.mjs';

await main(async () => {
  const tally = createTally();
  await buildSite(root, node);
  tally.add(await stage('Faults', () => vitest('faults')));
  return tally.close();
});
