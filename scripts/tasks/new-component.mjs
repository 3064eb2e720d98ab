// `npm run new:component PriceTag`: writes schema, folder, stories, test and registry line of a new component.
import { run } from '../lib/stages.mjs';
import { main, node, path, root } from '../lib/task.mjs';

await main(async () => {
  const args = [path('scripts/new-component/main.ts'), ...process.argv.slice(2)];
  const { code, output } = await run(node, args, { cwd: root });
  process.stdout.write(output);
  return code;
});
