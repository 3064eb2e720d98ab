// `npm run check:conventions`: the rules of the house that no linter knows.
import { main, path, runServerScript } from '../lib/task.mjs';

await main(() => runServerScript(path('scripts/check/main.ts'), process.argv.slice(2)));
