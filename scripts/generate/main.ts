// Writes generated/ from schemas/. With --check it writes nothing and fails when generated/ is stale.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { generateOutputs } from './outputs.ts';
import { createStepCache } from './step-cache.ts';

const root = join(import.meta.dirname, '../..');
const target = join(root, 'generated');

function existingFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
}

const outputs = await generateOutputs(root, createStepCache(root)).catch((error: Error) => {
  console.error(`generate: ${error.message}`);
  process.exit(1);
});
const surplus = existingFiles(target).filter((file) => !outputs.has(file));
const stale = [...outputs].filter(([file, text]) => {
  const path = join(target, file);
  return !existsSync(path) || readFileSync(path, 'utf8') !== text;
});

if (process.argv.includes('--check')) {
  const problems = [
    ...stale.map(([file]) => `generated/${file} is stale`),
    ...surplus.map((file) => `generated/${file} has no schema`),
  ];
  if (problems.length > 0) {
    console.error(`${problems.join('\n')}\nRun \`npm run generate\` and commit the result.`);
    process.exit(1);
  }
} else {
  for (const file of surplus) rmSync(join(target, file));
  for (const [file, text] of stale) {
    mkdirSync(dirname(join(target, file)), { recursive: true });
    writeFileSync(join(target, file), text);
  }
  console.log(`generated/: ${outputs.size} files, ${stale.length} written`);
}
