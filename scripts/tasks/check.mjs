// `npm run check`: everything that needs neither a browser nor a built server. `-- Name`: one component, with its stories;
// `-- --bail`: stop at the first broken rule; `-- --watch`: again after each change.
import { checkComponent } from '../lib/check-component.mjs';
import { checkOptions } from '../lib/check-options.mjs';
import { runChecks } from '../lib/checks.mjs';
import { ensureChromium } from '../lib/chromium.mjs';
import { say } from '../lib/stages.mjs';
import { tallied } from '../lib/tally.mjs';
import { main, path } from '../lib/task.mjs';
import { nextChange, repeat } from '../lib/watch-files.mjs';

const WATCHED = ['src', 'server', 'editor', 'schemas', 'tests', 'scripts'].map((folder) => path(folder));

await main(async () => {
  const { components, bail, isWatching } = checkOptions(process.argv.slice(2));
  if (components.length > 0) process.env.CHROMIUM_PATH = await ensureChromium(say);
  const once = () =>
    tallied(
      async (tally) => {
        if (components.length === 0) await runChecks(tally, { bail });
        for (const name of components) await checkComponent(name, tally);
      },
      { bail },
    );
  return isWatching ? repeat(once, () => nextChange(WATCHED), say) : once();
});
