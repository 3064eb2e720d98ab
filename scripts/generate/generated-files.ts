import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { generateOutputs } from './outputs.ts';
import { createStepCache } from './step-cache.ts';

function existingFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
}

/** How `generated/` differs from what the schemas say. */
export interface GeneratedFiles {
  readonly count: number;
  /** Those that are missing or have another text, by name, with the text that they should have. */
  readonly stale: ReadonlyMap<string, string>;
  /** Those that no schema asks for. */
  readonly surplus: readonly string[];
}

/** Compares `generated/` below a root with its schemas. @throws Error naming what is wrong in a schema */
export async function compareGenerated(root: string): Promise<GeneratedFiles> {
  const target = join(root, 'generated');
  const outputs = await generateOutputs(root, createStepCache(root));
  const isStale = ([file, text]: [string, string]) => {
    const path = join(target, file);
    return !existsSync(path) || readFileSync(path, 'utf8') !== text;
  };
  return {
    count: outputs.size,
    stale: new Map([...outputs].filter(isStale)),
    surplus: existingFiles(target).filter((file) => !outputs.has(file)),
  };
}

/** Makes `generated/` below a root what its schemas say. @throws Error naming what is wrong in a schema */
export async function writeGenerated(root: string): Promise<GeneratedFiles> {
  const target = join(root, 'generated');
  const files = await compareGenerated(root);
  for (const file of files.surplus) rmSync(join(target, file));
  for (const [file, text] of files.stale) {
    mkdirSync(dirname(join(target, file)), { recursive: true });
    writeFileSync(join(target, file), text);
  }
  return files;
}
