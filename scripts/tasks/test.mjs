// `npm test`: proves the project. The checks, then every story and whole journeys in a browser.
import { buildStorybook } from '../lib/build.mjs';
import { createTally, runChecks, vitest } from '../lib/checks.mjs';
import { ensureChromium } from '../lib/chromium.mjs';
import { say, stage } from '../lib/stages.mjs';
import { main, node, root } from '../lib/task.mjs';

await main(async () => {
  const tally = createTally();
  process.env.CHROMIUM_PATH = await ensureChromium(say);
  await runChecks(tally, () => buildStorybook(root, node));
  tally.add(await stage('Stories and journeys in a browser', () => vitest('stories', 'journeys')));
  return tally.close();
});
