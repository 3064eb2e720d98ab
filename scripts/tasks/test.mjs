// `npm test`: proves the project. The checks, then every story and whole journeys in a browser, and the contract by HTTP.
import { buildStorybook } from '../lib/build.mjs';
import { runChecks } from '../lib/checks.mjs';
import { ensureChromium } from '../lib/chromium.mjs';
import { say, stage } from '../lib/stages.mjs';
import { createTally } from '../lib/tally.mjs';
import { main, node, root } from '../lib/task.mjs';
import { vitest } from '../lib/vitest.mjs';

await main(async () => {
  const tally = createTally();
  process.env.CHROMIUM_PATH = await ensureChromium(say);
  await runChecks(tally, { isWhole: true, build: () => buildStorybook(root, node) });
  tally.add(
    await stage('Contract, hydration, stories and journeys', () =>
      vitest(['contract', 'hydration', 'stories', 'journeys']),
    ),
  );
  return tally.close();
});
