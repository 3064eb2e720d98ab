// `npm run check:site`: prints what is to be mended in the documents of a site; `-- andes` of one, `-- --seeds` of the demo's.
import { main, path, runServerScript } from '../lib/task.mjs';

await main(() => runServerScript(path('server/check-sites.ts'), process.argv.slice(2)));
