// `npm run site:import`: stores a folder of JSON documents as a site.
import { main, path, runServerScript } from '../lib/task.mjs';

await main(() => runServerScript(path('server/import-folder.ts'), process.argv.slice(2)));
