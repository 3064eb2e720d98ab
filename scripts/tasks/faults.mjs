// `npm run test:faults`: races, kills, lost connections, long proofs; PostgreSQL beside the embedded database.
import { createTally, vitest } from '../lib/checks.mjs';
import { ensureChromium } from '../lib/chromium.mjs';
import { say, stage } from '../lib/stages.mjs';
import { main } from '../lib/task.mjs';

await main(async () => {
  const tally = createTally();
  process.env.CHROMIUM_PATH = await ensureChromium(say);
  tally.add(await stage('Faults', () => vitest('faults')));
  return tally.close();
});
