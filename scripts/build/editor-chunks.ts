import { join } from 'node:path';
import type { Rolldown } from 'vite';

/** The modules that the module of a file needs before it runs, itself included. */
function closureOf(file: string, context: Rolldown.ChunkingContext): ReadonlySet<string> {
  const found = new Set<string>();
  const waiting = [file];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    waiting.push(...(context.getModuleInfo(id)?.importedIds ?? []));
  }
  return found;
}

/** Which of the screens below need a module. */
interface Users {
  readonly start: boolean;
  readonly signIn: boolean;
  readonly pageList: boolean;
  readonly settings: boolean;
  readonly workspace: boolean;
  /** Several components of the site. */
  readonly components: boolean;
}

/** The files of the editor that begin with its start, and with each of its main screens. */
export const FILES: Readonly<Record<Exclude<keyof Users, 'components'>, string>> = {
  start: 'main.tsx',
  signIn: 'app/sign-in/sign-in-screen.tsx',
  pageList: 'app/page-list/page-list-screen.tsx',
  settings: 'settings/settings-workspace.tsx',
  workspace: 'workspace/page-workspace.tsx',
};

/** Files by what they hold; a module is in the first that takes it. */
const CHUNKS: Readonly<Record<string, (by: Users) => boolean>> = {
  start: (by) => by.start || (by.pageList && (by.signIn || by.workspace)),
  documents: (by) => by.settings && by.workspace,
  workspace: (by) => by.workspace,
  components: (by) => by.components,
};

/** What loads the components of a site by type. */
const REGISTRY = '../src/site/registry.ts';
/** A module that so many components need is in the file of them all. */
const SEVERAL = 4;
/** Characters of the largest of them: others are loaded by those that need them. */
const SMALL = 1500;

const isSmall = (module: string, context: Rolldown.ChunkingContext) =>
  (context.getModuleInfo(module)?.code?.length ?? 0) <= SMALL;

/**
 * Groups what the main screens of the editor load together. Without it every combination of screens that share a module
 * has a small file of its own: many requests, each with its headers, and files that compress badly.
 * @param root folder of the editor
 */
export function editorChunks(root: string): Rolldown.CodeSplittingGroup[] {
  let closures: readonly (readonly [screen: string, modules: ReadonlySet<string>])[] | undefined;
  let components: readonly ReadonlySet<string>[] | undefined;
  const usersOf = (module: string, context: Rolldown.ChunkingContext) => {
    closures ??= Object.entries(FILES).map(([screen, file]) => [
      screen,
      closureOf(join(root, file), context),
    ]);
    components ??= (context.getModuleInfo(join(root, REGISTRY))?.dynamicallyImportedIds ?? []).map((file) =>
      closureOf(file, context),
    );
    return {
      ...Object.fromEntries(closures.map(([screen, modules]) => [screen, modules.has(module)])),
      components:
        isSmall(module, context) && components.filter((modules) => modules.has(module)).length >= SEVERAL,
    } as Users;
  };
  const names = Object.keys(CHUNKS);
  return Object.entries(CHUNKS).map(([chunk, takes], index) => ({
    name: (module, context) => (takes(usersOf(module, context)) ? chunk : null),
    debugName: chunk,
    priority: names.length - index,
  }));
}
