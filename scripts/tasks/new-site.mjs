// `npm run new:site`: writes a complete draft site as a folder of JSON documents, from a logo, two colours and fonts.
import { main, path, runServerScript } from '../lib/task.mjs';

await main(() => runServerScript(path('server/create-site.ts'), process.argv.slice(2)));
