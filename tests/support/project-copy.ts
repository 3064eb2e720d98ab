import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { KNOWN_TYPES } from '../../scripts/lib/type-check.mjs';

const root = join(import.meta.dirname, '../..');

/** A copy of parts of the project, to be changed by a test. */
export interface ProjectCopy {
  readonly folder: string;
  /** Runs Node there, and gives back its exit code and all it printed. */
  run(args: readonly string[]): { readonly status: number | null; readonly output: string };
  remove(): void;
}

/** Copies folders and files of the project to where they may be changed; packages are shared. */
export function copyProject(paths: readonly string[]): ProjectCopy {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-copy-'));
  for (const path of paths) cpSync(join(root, path), join(folder, path), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  // The compiler goes by what files contain: what it knows of the project saves most of its time, and no check.
  if (existsSync(join(root, KNOWN_TYPES))) cpSync(join(root, KNOWN_TYPES), join(folder, KNOWN_TYPES));
  return {
    folder,
    run(args) {
      // A test runner that is started there is not inside this one.
      const { VITEST: _inside, ...env } = process.env;
      const { status, stdout, stderr } = spawnSync(process.execPath, args, {
        cwd: folder,
        env,
        encoding: 'utf8',
      });
      return { status, output: stdout + stderr };
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** What becomes of the text of a file, by its path; a file that there is not has none. */
export type Changes = Readonly<Record<string, (text: string) => string>>;

/** Changes files of a copy, new ones too, does the work, and puts them back. */
export async function withChanges<Result>(
  { folder }: ProjectCopy,
  changes: Changes,
  work: () => Result | Promise<Result>,
): Promise<Result> {
  const before = Object.entries(changes).map(([path, change]) => {
    const file = join(folder, path);
    return { file, change, text: existsSync(file) ? readFileSync(file, 'utf8') : null };
  });
  for (const { file, change, text } of before) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, change(text ?? ''));
  }
  try {
    return await work();
  } finally {
    for (const { file, text } of before)
      if (text === null) rmSync(file);
      else writeFileSync(file, text);
  }
}
