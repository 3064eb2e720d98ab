// `npm run generate`: writes generated/ from schemas/.
import { main } from '../lib/task.mjs';

await main(async () => {
  await import('../generate/main.ts');
});
