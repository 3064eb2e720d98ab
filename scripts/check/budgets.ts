// Bytes of the visitors' scripts and of the built editor against their limits. Builds the visitors' scripts anew; prints a
// table, fails past a limit.
import { existsSync } from 'node:fs';
import { relative, join } from 'node:path';
import { buildVisitorScripts, reactBytes, type Script, totalBytes, withImports } from './browser-build.ts';
import { editorBytes } from './editor-build.ts';
import { islandBudgets } from './island-budgets.ts';
import { SCRIPT_LIMITS } from './script-limits.ts';

// Vite takes development from the environment, whatever else it is told.
process.env.NODE_ENV = 'production';

const KB = 1024;
const root = join(import.meta.dirname, '../..');
const [scripts, react] = [await buildVisitorScripts(), await reactBytes()];
const problems: string[] = [];

function scriptOf(name: string): Script {
  const found = scripts.find((script) => script.name === name);
  if (!found) throw new Error(`the build has no script "${name}"`);
  return found;
}

const loader = withImports(scriptOf('loader'), scripts);
const hydration = withImports(scriptOf('hydrate'), scripts);
const refill = scriptOf('refill');
const islands = scripts.filter(({ name, isEntry }) => isEntry && name.startsWith('island-'));
/** Folder of the component that a module belongs to, such as `src/components/accordion`; `null` for others. Folders without an index hold what several of them share. */
const componentOf = (module: string): string | null => {
  const path = relative(root, module).replaceAll('\\', '/');
  const folder = /^src\/(?:components|booking)\/[^/]+/.exec(path)?.[0];
  return folder !== undefined && existsSync(join(root, folder, 'index.ts')) ? folder : null;
};

const componentsIn = (list: Iterable<Script>) =>
  new Set([...list].flatMap(({ modules }) => modules.map(componentOf)).filter((folder) => folder !== null));

/** Islands that operators can place on any page, among others on a page of results; those of the booking stand on theirs. */
const placeable = islands.filter(({ modules }) =>
  modules.some((module) =>
    /^src\/(components|ui|booking\/search-results)\/.*\.island\.tsx$/.test(relative(root, module)),
  ),
);

/** How many of the islands that operators can place need the script. */
const users = (script: Script) =>
  placeable.filter((island) => withImports(island, scripts).has(script)).length;

/**
 * What a page with React loads whatever its islands are: both of the above, and what the islands that can stand on any
 * page share. What the checkout shares with one of them counts whole for each.
 */
const common = new Set([...loader, ...hydration, ...scripts.filter((script) => users(script) > 1)]);
/** What an island needs beyond that. */
const ownOf = (island: Script) => [...withImports(island, scripts)].filter((script) => !common.has(script));

if (hydration.has(refill) || loader.has(refill)) problems.push('refill is loaded before it is needed');
for (const folder of componentsIn([...loader, ...hydration]))
  problems.push(`${folder} is in a script that every page with React loads`);
/** The libraries of every page with React. */
const REACT = /node_modules\/(react|react-dom|scheduler)\//;
for (const { name, modules } of [...loader, ...hydration])
  for (const module of modules)
    if (module.includes('node_modules') && !REACT.test(module))
      problems.push(`${name}, which every page with React loads, contains ${relative(root, module)}`);
for (const island of islands) {
  const own = island.modules.find((module) => module.endsWith('.island.tsx'));
  const folder = own ? componentOf(own) : null;
  for (const other of componentsIn(withImports(island, scripts)))
    if (other !== folder) problems.push(`${island.name} loads ${other}`);
}

const { budgets, problems: wrongBudgets } = islandBudgets(
  root,
  islands.flatMap(({ modules }) => modules.filter((module) => module.endsWith('.island.tsx'))),
);
problems.push(...wrongBudgets);

const searchPage = new Set(
  [
    scriptOf('loader'),
    scriptOf('hydrate'),
    scriptOf('navigation'),
    scriptOf('disclosures'),
    scriptOf('modals'),
    scriptOf('consent'),
    scriptOf('analytics'),
    ...placeable,
  ].flatMap((script) => [...withImports(script, scripts)]),
);

/** What only the editor needs. */
const EDITOR_MODULE = /^(editor|node_modules\/(@craftjs|@dnd-kit))\//;
for (const { name, modules } of scripts)
  for (const module of modules.map((path) => relative(root, path).replaceAll('\\', '/')))
    if (EDITOR_MODULE.test(module)) problems.push(`${name}, which visitors load, contains ${module}`);

const rows: readonly (readonly [what: string, bytes: number, limit: number | null])[] = [
  ['loader: all that a page runs before it is touched', totalBytes(loader), SCRIPT_LIMITS.loader],
  // Whole: what React weighs by itself depends on how it is split.
  [
    'React, hydration and the core of islands',
    totalBytes(hydration) + coreBytes(),
    SCRIPT_LIMITS.reactAndHydration,
  ],
  ['React, loader and what islands share', totalBytes(common), SCRIPT_LIMITS.sharedByIslands],
  ['React by itself', react, null],
  ['refill, after a failure only', refill.bytes, null],
  [
    'navigation, as somebody turns to the page',
    totalBytes(withImports(scriptOf('navigation'), scripts)),
    null,
  ],
  [
    'disclosures, with the first click or focus',
    totalBytes(withImports(scriptOf('disclosures'), scripts)),
    null,
  ],
  ['amounts in another currency, on its first choice', scriptOf('choose-currency').bytes, null],
  ['modals, on pages that have one', totalBytes(withImports(scriptOf('modals'), scripts)), null],
  [
    'consent, on pages with scripts of the company',
    totalBytes(withImports(scriptOf('consent'), scripts)),
    null,
  ],
  [
    'analytics, on pages that tell a tag container',
    totalBytes(withImports(scriptOf('analytics'), scripts)),
    SCRIPT_LIMITS.analytics,
  ],
  [
    'a page of results with every island that can stand on it',
    totalBytes(searchPage),
    SCRIPT_LIMITS.searchPage,
  ],
  ...islands.map(
    (island) =>
      [
        `${island.name} by itself`,
        totalBytes(ownOf(island)),
        budgets.get(island.name.slice('island-'.length)) ?? null,
      ] as const,
  ),
  [
    'the editor: sign-in and the list of pages',
    editorBytes(['index.html', 'app/sign-in/sign-in-screen.tsx', 'app/page-list/page-list-screen.tsx']),
    192 * KB,
  ],
  [
    'the editor with the workspace of a page',
    editorBytes(['index.html', 'workspace/page-workspace.tsx']),
    304 * KB,
  ],
];

/** The core of islands where hydration does not import it anyway. */
function coreBytes(): number {
  const core = scriptOf('island-core');
  return hydration.has(core) ? 0 : core.bytes;
}

const line = (columns: readonly string[]) =>
  columns.map((text, index) => (index === 0 ? text.padEnd(52) : text.padStart(10))).join('');
console.log(line(['Brotli bytes', 'measured', 'limit']));
for (const [what, bytes, limit] of rows) {
  console.log(line([what, String(bytes), limit === null ? '' : String(limit)]));
  if (limit !== null && bytes > limit) problems.push(`${what}: ${bytes} bytes are more than ${limit}`);
}
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}
