import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What decides over the results of a step beside its inputs: the code of the generator, and the packages that it uses. */
const TOOLS = ['scripts/generate/*.ts', 'package-lock.json'];

/** Runs a step of the generator unless its result for the same inputs is stored. */
export type RunStep = <Result>(
  name: string,
  inputs: unknown,
  make: () => Result | Promise<Result>,
) => Promise<Result>;

/** Runs every step. */
export const runEveryStep: RunStep = async (_name, _inputs, make) => make();

/**
 * Stores the last result of each step below `.cache/generate`, so that a changed schema costs what depends on it alone.
 * Inputs and results are JSON.
 */
export function createStepCache(root: string): RunStep {
  const folder = join(root, '.cache/generate');
  const hashOf = (...texts: readonly (string | Buffer)[]) => {
    const hash = createHash('sha256');
    for (const text of texts) hash.update(text).update('\0');
    return hash.digest('hex');
  };
  const files = globSync(TOOLS, { cwd: root }).sort();
  const tools = hashOf(...files.map((file) => readFileSync(join(root, file))));
  return async <Result>(name: string, inputs: unknown, make: () => Result | Promise<Result>) => {
    const file = join(folder, `${name}.json`);
    const hash = hashOf(tools, JSON.stringify(inputs));
    const stored = readStored(file);
    if (stored?.hash === hash) return stored.result as Result;
    const result = await make();
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, JSON.stringify({ hash, result }));
    return result;
  };
}

function readStored(file: string): { readonly hash?: unknown; readonly result?: unknown } | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as { hash?: unknown; result?: unknown };
  } catch {
    return null;
  }
}
