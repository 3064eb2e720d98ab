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

/** The part of a class name that stands for its file: it is made from the folder that the project lies in. */
const CLASS_ID = /(?<=`sc-)[\da-z]{5,7}(?=-\d)/g;

/** Ids that are as hard to compress as the real ones, and the same in every folder. */
function createStableIds() {
  const known = new Map<string, string>();
  return (id: string): string => {
    const stable =
      known.get(id) ?? createHash('sha256').update(String(known.size)).digest('hex').slice(0, id.length);
    known.set(id, stable);
    return stable;
  };
}

type Output = Awaited<ReturnType<typeof build>>;

function toScripts(result: Output): readonly Script[] {
  const { output } = [result].flat()[0] as Extract<Output, { output: unknown }>;
  const stableId = createStableIds();
  return output.flatMap((file) =>
    file.type === 'chunk'
      ? [
          {
            fileName: file.fileName,
            name: file.name,
            isEntry: file.isEntry,
            imports: file.imports,
            modules: Object.keys(file.modules),
            bytes: brotliCompressSync(file.code.replace(FILE_HASH, '-00000000').replace(CLASS_ID, stableId))
              .length,
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
