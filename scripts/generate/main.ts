// Writes generated/ from schemas/. With --check it writes nothing and fails when generated/ is stale.
import { join } from 'node:path';
import { compareGenerated, writeGenerated } from './generated-files.ts';

const root = join(import.meta.dirname, '../..');
const isCheck = process.argv.includes('--check');

const { count, stale, surplus } = await (isCheck ? compareGenerated : writeGenerated)(root).catch(
  (error: Error) => {
    console.error(`generate: ${error.message}`);
    process.exit(1);
  },
);
if (isCheck) {
  const problems = [
    ...[...stale.keys()].map((file) => `generated/${file} is stale`),
    ...surplus.map((file) => `generated/${file} has no schema`),
  ];
  if (problems.length > 0) {
    console.error(`${problems.join('\n')}\nRun \`npm run generate\` and commit the result.`);
    process.exit(1);
  }
} else console.log(`generated/: ${count} files, ${stale.size} written`);
