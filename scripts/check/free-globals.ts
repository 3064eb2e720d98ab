import { importedPaths } from './imported-paths.ts';
import type { SourceFile } from './source-files.ts';
import { isNode, isPropertyName, lineOf, type Node, parse } from './syntax.ts';

const ISLAND = /^src\/.*\.island\.tsx$/;

/** What services stand for; in a canvas these are the window of the editor, not of the page. */
const GLOBALS: ReadonlySet<string> = new Set([
  'addEventListener',
  'document',
  'fetch',
  'globalThis',
  'history',
  'indexedDB',
  'localStorage',
  'location',
  'matchMedia',
  'navigator',
  'open',
  'parent',
  'print',
  'self',
  'sessionStorage',
  'top',
  'window',
  'XMLHttpRequest',
]);

const TRACKING =
  'runs where a page has e-commerce events, which only the server writes, for visitors: never in a canvas';

/** Files that islands use and that may reach for the window of the page, with the reason. */
const ALLOWED: Readonly<Record<string, string>> = {
  'src/runtime/hydration/browser-services.ts': 'makes the services of a page that a visitor has open',
  'src/runtime/hydration/services.ts': 'makes the services of a page that is only looked at',
  'src/api/http/browser-transport.ts': 'sends where services state no transport, which those of a canvas do',
  'src/booking/analytics/page-events.ts': TRACKING,
  'src/booking/analytics/track.ts': TRACKING,
  'src/runtime/consent/run-scripts.ts': TRACKING,
  'src/runtime/consent/stored-consent.ts': TRACKING,
};

/** The names that a pattern declares: what stands in it, except for keys and values by default. */
function* declaredIn(pattern: unknown): Generator<string> {
  if (!isNode(pattern)) return;
  if (pattern.type === 'Identifier') yield String(pattern.name);
  else if (pattern.type === 'AssignmentPattern') yield* declaredIn(pattern.left);
  else if (pattern.type === 'Property') yield* declaredIn(pattern.value);
  else if (pattern.type === 'RestElement') yield* declaredIn(pattern.argument);
  else for (const part of [pattern.properties, pattern.elements].flat()) yield* declaredIn(part);
}

/** What a statement declares: variables, a function or a class, or what it imports. */
function declaredByStatement(statement: unknown): readonly unknown[] {
  if (!isNode(statement)) return [];
  const { declaration, declarations, specifiers, id } = statement;
  if (isNode(declaration)) return declaredByStatement(declaration);
  if (statement.type === 'ImportDeclaration')
    return (specifiers as readonly Node[]).map(({ local }) => local);
  if (statement.type === 'VariableDeclaration') return (declarations as readonly Node[]).map((one) => one.id);
  return statement.type.endsWith('Declaration') ? [id] : [];
}

/** The names that a scope declares itself: a function its parameters, a block or a loop its variables. */
function declaredBy(node: Node): Set<string> {
  const { params, param, body, left, init } = node;
  const statements = [Array.isArray(body) ? body : [], left, init].flat();
  const declared = [params, param, ...statements.map(declaredByStatement)].flat();
  return new Set(declared.flatMap((pattern) => [...declaredIn(pattern)]));
}

/** Whether a node is a type, or asks only whether there is such a variable. */
const readsNothing = ({ type, operator }: Node): boolean =>
  (type.startsWith('TS') && !type.endsWith('Expression')) ||
  (type === 'UnaryExpression' && operator === 'typeof');

/** Uses of names that no scope around them declares. */
function* freeUses(node: Node, names: ReadonlySet<string>): Generator<Node> {
  if (readsNothing(node)) return;
  if (node.type === 'Identifier' && names.has(String(node.name))) yield node;
  const own = declaredBy(node);
  const left = own.size > 0 ? new Set([...names].filter((name) => !own.has(name))) : names;
  if (left.size === 0) return;
  for (const [field, value] of Object.entries(node)) {
    if (isPropertyName(node, field)) continue;
    for (const part of [value].flat()) if (isNode(part)) yield* freeUses(part, left);
  }
}

/** The files of islands, and those that they import. */
function filesOfIslands(files: readonly SourceFile[]): (readonly [SourceFile, Node])[] {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const waiting = files.map(({ path }) => path).filter((path) => ISLAND.test(path));
  const seen = new Set(waiting);
  const found: (readonly [SourceFile, Node])[] = [];
  for (const path of waiting) {
    const file = byPath.get(path);
    if (!file) continue;
    const tree = parse(file);
    found.push([file, tree]);
    for (const imported of importedPaths(file, tree)) {
      if (seen.has(imported)) continue;
      seen.add(imported);
      waiting.push(imported);
    }
  }
  return found;
}

/** Globals of the browser in what islands run: in a canvas these would send, store and leave, and find another document. */
export const findFreeGlobals = (files: readonly SourceFile[]): string[] =>
  filesOfIslands(files)
    .filter(([{ path }]) => !Object.hasOwn(ALLOWED, path))
    .flatMap(([{ path, text }, tree]) =>
      [...freeUses(tree, GLOBALS)].map(
        ({ name, start }) =>
          `${path}:${lineOf(text, start)}: ${name} is of the window in which this runs, in a canvas that of the editor; take it from useServices, or from an element by its ownerDocument`,
      ),
    );
