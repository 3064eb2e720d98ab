// `npm run check`: everything but the stories and the journeys through a running demo.
import { createTally, runChecks } from '../lib/checks.mjs';
import { ensureChromium } from '../lib/chromium.mjs';
import { say } from '../lib/stages.mjs';
import { main } from '../lib/task.mjs';

await main(async () => {
  const tally = createTally();
  // Hydration is tested as a unit, and only a browser can tell.
  process.env.CHROMIUM_PATH = await ensureChromium(say);
  await runChecks(tally);
  return tally.close();
});
