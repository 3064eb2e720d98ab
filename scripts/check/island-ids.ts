import { isTest, type SourceFile } from './source-files.ts';
import { eachNode, lineOf, parse } from './syntax.ts';

/** The one module that may ask React for an id, for where everything is one tree. */
const ISLAND_CONTEXT = 'src/runtime/hydration/island-context.ts';

/**
 * Ids that depend on the place in React's tree. The server draws parts in the page's tree and the browser hydrates
 * each as a tree of its own, so they would differ; nobody but parts may use hooks, so the rule is for all.
 */
export function findTreeIds(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path, text }) => text.includes('useId') && path !== ISLAND_CONTEXT && !isTest(path))
    .flatMap((file) =>
      [...eachNode(parse(file))]
        .filter(({ type, name }) => type === 'Identifier' && name === 'useId')
        .slice(0, 1)
        .map(
          ({ start }) =>
            `${file.path}:${lineOf(file.text, start)}: useId differs between server and browser; use useIslandId`,
        ),
    );
}
