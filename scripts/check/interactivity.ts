import { dirname, join } from 'node:path/posix';
import type { SourceFile } from './source-files.ts';
import { eachNode, isNode, lineOf, type Node, parse } from './syntax.ts';

const ISLAND = /\.island\.tsx$/;
/** Files that describe a component to the registry: with its renderer begins what only the server renders. */
const COMPONENT = /^src\/(components|booking)\/[^/]+\/index\.ts$/;

/** What leads to another module. */
const IMPORTS: ReadonlySet<string> = new Set([
  'ImportDeclaration',
  'ImportExpression',
  'ExportAllDeclaration',
  'ExportNamedDeclaration',
]);

const HOOK = /^use([A-Z]|$)/;
const HANDLER = /^on[A-Z]/;

/** Paths of the modules that a file imports with a value; types leave nothing at run time. */
function importedPaths({ path }: SourceFile, tree: Node): string[] {
  return [...eachNode(tree)].flatMap((node) => {
    if (!IMPORTS.has(node.type) || node.importKind === 'type' || node.exportKind === 'type') return [];
    const { value } = (node.source ?? {}) as { readonly value?: unknown };
    const specifiers = (node.specifiers ?? []) as readonly Node[];
    const isTypesOnly = specifiers.length > 0 && specifiers.every(({ importKind }) => importKind === 'type');
    return typeof value === 'string' && value.startsWith('.') && !isTypesOnly
      ? [join(dirname(path), value)]
      : [];
  });
}

/** The hook that a call uses, or the handler that an element is given; `null` for anything else. */
function interactive(node: Node): string | null {
  if (node.type === 'JSXAttribute' && isNode(node.name) && HANDLER.test(String(node.name.name)))
    return String(node.name.name);
  if (node.type !== 'CallExpression' || !isNode(node.callee)) return null;
  const { callee } = node;
  const name = callee.type === 'MemberExpression' && isNode(callee.property) ? callee.property : callee;
  return name.type === 'Identifier' && HOOK.test(String(name.name)) ? String(name.name) : null;
}

/**
 * Hooks and event handlers in what a renderer renders. They pass in Storybook, where everything is one React tree, and
 * have no effect on a site: there, only islands are started.
 */
export function findInteractivity(files: readonly SourceFile[]): string[] {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const waiting = files.map(({ path }) => path).filter((path) => COMPONENT.test(path));
  const seen = new Set(waiting);
  const problems: string[] = [];
  for (const path of waiting) {
    const file = byPath.get(path);
    if (!file) continue;
    const tree = parse(file);
    for (const imported of importedPaths(file, tree)) {
      if (seen.has(imported) || ISLAND.test(imported) || !/^src\/(components|booking|ui)\//.test(imported))
        continue;
      seen.add(imported);
      waiting.push(imported);
    }
    for (const node of eachNode(tree)) {
      const name = interactive(node);
      if (name)
        problems.push(
          `${path}:${lineOf(file.text, node.start)}: ${name} has no effect in what a renderer renders; move it into a *.island.tsx file and place that by renderIsland`,
        );
    }
  }
  return problems;
}
