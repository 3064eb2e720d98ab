import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import { deferredHydration } from '../build/deferred-hydration.ts';

const root = join(import.meta.dirname, '../..');

/** A script that visitors may load. */
export interface Script {
  readonly fileName: string;
  /** Name of the entry or chunk, without its hash. */
  readonly name: string;
  readonly isEntry: boolean;
  /** File names of the scripts that are loaded before it runs. */
  readonly imports: readonly string[];
  /** Absolute paths of the modules in it. */
  readonly modules: readonly string[];
  /** Bytes as sent, compressed by Brotli. */
  readonly bytes: number;
}

/** The hashes in the names of imported files: by chance alone they shift what Brotli makes of React by 90 bytes. */
const FILE_HASH = /-[\w-]{8}(?=\.js")/g;
/** Those of files that are loaded later, and the part of a class name that stands for a file: they differ between folders. */
const LATER_HASH = /(?<=\/([\w.-]+)-)[\w-]{8}(?=\.js`)/g;
const CLASS_ID = /(?<=`sc-)[\da-z]{4,7}(?=-\d)/g;
/** Of most class names; the folder decides which ones are a character shorter or longer. */
const CLASS_ID_LENGTH = 6;

/** What is as hard to compress as a hash, and always the same for one text. */
const hashOf = (text: string, length: number) =>
  createHash('sha256').update(text).digest('base64url').slice(0, length);

/** Makes code whose size does not depend on the folder of the project. */
function createStableCode() {
  const ids = new Map<string, string>();
  const stableId = (id: string): string => {
    const stable = ids.get(id) ?? hashOf(`class ${ids.size}`, CLASS_ID_LENGTH);
    ids.set(id, stable);
    return stable;
  };
  return (code: string): string =>
    code
      .replace(FILE_HASH, '-00000000')
      .replace(LATER_HASH, (hash, name: string) => hashOf(name, hash.length))
      .replace(CLASS_ID, stableId);
}

type Output = Awaited<ReturnType<typeof build>>;

function toScripts(result: Output): readonly Script[] {
  const { output } = [result].flat()[0] as Extract<Output, { output: unknown }>;
  const stableCode = createStableCode();
  // File names, and with them the order of files, differ between folders as well.
  const byModules = (file: (typeof output)[number]) =>
    file.type === 'chunk' ? Object.keys(file.modules).sort().join() : '';
  output.sort((one, other) => byModules(one).localeCompare(byModules(other), 'en'));
  return output.flatMap((file) =>
    file.type === 'chunk'
      ? [
          {
            fileName: file.fileName,
            name: file.name,
            isEntry: file.isEntry,
            imports: file.imports,
            modules: Object.keys(file.modules),
            bytes: brotliCompressSync(stableCode(file.code)).length,
          },
        ]
      : [],
  );
}

/** Builds what visitors load, without writing it. */
export async function buildVisitorScripts(): Promise<readonly Script[]> {
  return toScripts(
    await build({ configFile: join(root, 'vite.config.ts'), logLevel: 'error', build: { write: false } }),
  );
}

/** Bytes of React and React DOM alone, built and split as they are for visitors. */
export async function reactBytes(): Promise<number> {
  const scripts = toScripts(
    await build({
      configFile: false,
      root,
      logLevel: 'error',
      publicDir: false,
      plugins: [deferredHydration()],
      build: {
        write: false,
        target: 'es2022',
        modulePreload: false,
        rolldownOptions: { input: { floor: join(import.meta.dirname, 'react-floor.ts') } },
      },
    }),
  );
  return totalBytes(scripts);
}

export const totalBytes = (scripts: Iterable<Script>): number =>
  [...scripts].reduce((sum, { bytes }) => sum + bytes, 0);

/** A script and everything that has to be there before it runs. */
export function withImports(script: Script, all: readonly Script[], found = new Set<Script>()): Set<Script> {
  if (found.has(script)) return found;
  found.add(script);
  for (const fileName of script.imports) {
    const imported = all.find((other) => other.fileName === fileName);
    if (imported) withImports(imported, all, found);
  }
  return found;
}
