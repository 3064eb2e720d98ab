import { spawn } from 'node:child_process';
import { globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { untilWritten } from '../scripts/new-component/being-written.ts';

const root = join(import.meta.dirname, '..');

/** Times of all schemas: changed by every one that is saved, added or removed. */
const timesOfSchemas = (folder: string) =>
  globSync('schemas/**/*.json', { cwd: folder })
    .map((file) => `${file} ${statSync(join(folder, file)).mtimeMs}`)
    .sort()
    .join('\n');

/** Runs the generator, which says what it refuses and then leaves what was generated before. */
const generate = () =>
  new Promise<void>((resolve) => {
    const child = spawn(process.execPath, ['scripts/generate/main.ts'], {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    child.on('error', (error) => {
      process.stderr.write(`${error.message}\n`);
      resolve();
    });
    child.on('close', () => resolve());
  });

/**
 * Makes a function that resolves when what is generated has followed the schemas of a folder; callers meanwhile wait for
 * one run. A new component comes with what is generated of it. What there is at first counts as followed: `npm run storybook` and the build generate before they start.
 */
export function schemaFollower(folder: string, work: () => Promise<void>): () => Promise<void> {
  let followed = timesOfSchemas(folder);
  let running = Promise.resolve();
  return () => {
    running = running.then(async () => {
      if (timesOfSchemas(folder) === followed) return;
      const isGenerated = await untilWritten(folder);
      followed = timesOfSchemas(folder);
      if (!isGenerated) await work();
    });
    return running;
  };
}

/** Follows the schemas of the project. */
export const followSchemas = schemaFollower(root, generate);
