// `npm run new:component PriceTag`: writes schema, folder, stories, test and registry line of a new component.
import { enableCompileCache } from 'node:module';
import { main, path } from '../lib/task.mjs';

await main(async () => {
  // Compiling the tools takes longer than what they do here.
  enableCompileCache(path('.cache/compiled'));
  await import('../new-component/main.ts');
});
