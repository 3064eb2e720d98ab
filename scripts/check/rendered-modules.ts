import { dirname, join } from 'node:path/posix';
import type { SourceFile } from './source-files.ts';
import { eachNode, type Node, parse } from './syntax.ts';

/** Files that describe a component to the registry: with its renderer begins what only the server renders. */
export const COMPONENT = /^src\/(components|booking)\/[^/]+\/index\.ts$/;
const ISLAND = /\.island\.tsx$/;
const RENDERED = /^src\/(components|booking|ui)\//;

/** What leads to another module. */
const IMPORTS: ReadonlySet<string> = new Set([
  'ImportDeclaration',
  'ImportExpression',
  'ExportAllDeclaration',
  'ExportNamedDeclaration',
]);

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

/** A module of what a renderer renders, with the islands that it places. */
export interface RenderedModule {
  readonly file: SourceFile;
  readonly tree: Node;
  readonly islands: readonly string[];
}

/** The modules of what renderers render, each once: those that lead from given files to islands. */
export function renderedModules(
  from: readonly string[],
  byPath: ReadonlyMap<string, SourceFile>,
): RenderedModule[] {
  const paths = new Set(from);
  const modules: RenderedModule[] = [];
  // What is added to the set while it is gone through comes at its end.
  for (const path of paths) {
    const file = byPath.get(path);
    if (!file) continue;
    const tree = parse(file);
    const imported = importedPaths(file, tree);
    modules.push({ file, tree, islands: imported.filter((other) => ISLAND.test(other)) });
    for (const other of imported) if (!ISLAND.test(other) && RENDERED.test(other)) paths.add(other);
  }
  return modules;
}
