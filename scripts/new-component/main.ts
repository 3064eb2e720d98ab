// `npm run new:component PriceTag`: writes a component that passes every check, to be made into another.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { componentFiles, componentNames, withRegistryLine } from './component-files.ts';

const root = join(import.meta.dirname, '../..');
const tool = (...parts: string[]) => join(root, 'node_modules', ...parts);

function run(...args: string[]) {
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) throw new Error(`${args[0]} failed`);
}

try {
  const names = componentNames(process.argv[2] ?? '');
  const files = componentFiles(names);
  const taken = [...files.keys()].filter((file) => existsSync(join(root, file)));
  if (taken.length > 0) throw new Error(`there is already ${taken.join(', ')}`);
  const registry = join(root, 'src/site/registry.ts');
  const registered = withRegistryLine(readFileSync(registry, 'utf8'), names);
  for (const [file, text] of files) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  writeFileSync(registry, registered);
  run(join(root, 'scripts/generate/main.ts'));
  run(tool('@biomejs/biome/bin/biome'), 'format', '--write', ...files.keys());
  console.log([...files.keys(), 'src/site/registry.ts'].map((file) => `  ${file}`).join('\n'));
  console.log(`${names.name} is registered. Its examples are its stories: npm run storybook`);
  console.log(
    'Until its titles, descriptions and choices are in editor/locales/schemas, the editor shows them in English and `npm test` lists them.',
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
