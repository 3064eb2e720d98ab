import { importedPaths } from './imported-paths.ts';
import type { SourceFile } from './source-files.ts';
import { type Node, parse } from './syntax.ts';

/** Files that describe a component to the registry: with its renderer begins what only the server renders. */
export const COMPONENT = /^src\/(components|booking)\/[^/]+\/index\.ts$/;
const ISLAND = /\.island\.tsx$/;
const RENDERED = /^src\/(components|booking|ui)\//;

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
