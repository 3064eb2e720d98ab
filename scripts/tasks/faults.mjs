// `npm run test:faults`: races, kills, second processes, PostgreSQL beside the embedded database.
import { createTally, vitest } from '../lib/checks.mjs';
import { stage } from '../lib/stages.mjs';
import { main } from '../lib/task.mjs';

await main(async () => {
  const tally = createTally();
  tally.add(await stage('Faults', () => vitest('faults')));
  return tally.close();
});
