// `npm run site:export`: writes a site into a folder of JSON documents.
import { main, path, runServerScript } from '../lib/task.mjs';

await main(() => runServerScript(path('server/export-folder.ts'), process.argv.slice(2)));
