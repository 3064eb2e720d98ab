// `npm run test:faults`: races, kills, lost connections and hostile input, in short; PostgreSQL beside the embedded database.
import { ensureChromium } from '../lib/chromium.mjs';
import { say, stage } from '../lib/stages.mjs';
import { createTally } from '../lib/tally.mjs';
import { main } from '../lib/task.mjs';
import { vitest } from '../lib/vitest.mjs';

await main(async () => {
  const tally = createTally();
  process.env.CHROMIUM_PATH = await ensureChromium(say);
  tally.add(await stage('Faults', () => vitest(['untimed-faults', 'faults'])));
  return tally.close();
});
