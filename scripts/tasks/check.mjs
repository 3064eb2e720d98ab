// `npm run check`: everything that needs neither a browser nor a built server. `-- Name`: one component, with its stories;
// `-- --bail`: stop at the first broken rule; `-- --watch`: again after each change.
import { watch } from 'node:fs';
import { parseArgs } from 'node:util';
import { checkComponent } from '../lib/check-component.mjs';
import { runChecks } from '../lib/checks.mjs';
import { ensureChromium } from '../lib/chromium.mjs';
import { say } from '../lib/stages.mjs';
import { createTally, Stopped } from '../lib/tally.mjs';
import { main, path } from '../lib/task.mjs';

/** Editors save in several steps; one change is what comes within this time. */
const SETTLE_MS = 200;
const WATCHED = ['src', 'server', 'editor', 'schemas', 'tests', 'scripts'];

/** Resolves when a file changes. */
function nextChange() {
  const { promise, resolve } = Promise.withResolvers();
  let timer;
  const changed = () => {
    clearTimeout(timer);
    timer = setTimeout(resolve, SETTLE_MS);
  };
  const watchers = WATCHED.map((folder) => watch(path(folder), { recursive: true }, changed));
  return promise.finally(() => {
    for (const watcher of watchers) watcher.close();
  });
}

await main(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { watch: { type: 'boolean' }, bail: { type: 'boolean' } },
  });
  const { bail = false } = values;
  if (positionals.length > 0) process.env.CHROMIUM_PATH = await ensureChromium(say);
  const once = async () => {
    const tally = createTally({ bail });
    try {
      if (positionals.length === 0) await runChecks(tally, { bail });
      for (const name of positionals) await checkComponent(name, tally);
    } catch (error) {
      if (!(error instanceof Stopped)) throw error;
    }
    return tally.close();
  };
  if (!values.watch) return once();
  for (;;) {
    const change = nextChange();
    await once().catch(({ message }) => say(message));
    say('Waiting for a change');
    await change;
  }
});
