// `npm run check`: everything that proves the project without a browser.
import { createTally, runChecks } from '../lib/checks.mjs';
import { main } from '../lib/task.mjs';

await main(async () => {
  const tally = createTally();
  await runChecks(tally);
  return tally.close();
});
