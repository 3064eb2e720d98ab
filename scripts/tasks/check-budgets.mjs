// `npm run check:budgets`: the bytes of the visitors' scripts and of the built editor beside their limits.
import { buildSite } from '../lib/build.mjs';
import { main, node, path, root, runServerScript } from '../lib/task.mjs';

await main(async () => {
  await buildSite(root, node);
  return runServerScript(path('scripts/check/budgets.ts'), []);
});
