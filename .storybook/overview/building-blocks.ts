/** Sources of src/ui, and of everything that may import it. */
const blocks = import.meta.glob<string>(['../../src/ui/*/*.{ts,tsx}', '!../../src/ui/**/*.test.*'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const users = import.meta.glob<string>(
  ['../../src/{components,booking,site,ui}/**/*.{ts,tsx}', '!../../src/**/*.test.*'],
  { query: '?raw', import: 'default', eager: true },
);

/** Something that a folder of src/ui offers. */
export interface Offered {
  readonly name: string;
  /** What its comment says. */
  readonly text: string;
}

/** A folder of src/ui. */
export interface BuildingBlock {
  readonly folder: string;
  readonly offers: readonly Offered[];
  /** Folders that import it. */
  readonly usedBy: readonly string[];
}

const EXPORTED = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*export (?:async )?(?:function|const) ([A-Z]\w*)/g;

const plain = (comment: string) =>
  comment
    .split('\n')
    .map((line) => line.replace(/^\s*\*?\s?/, ''))
    .join(' ')
    .trim();

const offeredIn = (source: string): Offered[] =>
  [...source.matchAll(EXPORTED)].map(([, comment = '', name = '']) => ({ name, text: plain(comment) }));

/** The folder of a component or of another part, such as `fleet-grid`. */
const folderOf = (path: string) => /\/src\/(?:components|booking|ui)\/([^/]+)\//.exec(path)?.[1] ?? 'site';

function usersOf(folder: string): string[] {
  const found = Object.entries(users)
    .filter(([, source]) => source.includes(`/${folder}/`))
    .map(([path]) => folderOf(path))
    .filter((user) => user !== folder);
  return [...new Set(found)].sort();
}

/** What src/ui offers to components, from the comments of its code. */
export const BUILDING_BLOCKS: readonly BuildingBlock[] = [
  ...new Set(Object.keys(blocks).map((path) => folderOf(path))),
].map((folder) => ({
  folder,
  offers: Object.entries(blocks)
    .filter(([path]) => folderOf(path) === folder && path.endsWith('.tsx'))
    .flatMap(([, source]) => offeredIn(source)),
  usedBy: usersOf(folder),
}));
