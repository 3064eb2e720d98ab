import { COMPONENT, renderedModules } from './rendered-modules.ts';
import type { SourceFile } from './source-files.ts';
import { eachNode, isNode, lineOf, type Node } from './syntax.ts';

const HOOK = /^use([A-Z]|$)/;
const HANDLER = /^on[A-Z]/;

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
  const components = [...byPath.keys()].filter((path) => COMPONENT.test(path));
  return renderedModules(components, byPath).flatMap(({ file, tree }) =>
    [...eachNode(tree)].flatMap((node) => {
      const name = interactive(node);
      return name
        ? [
            `${file.path}:${lineOf(file.text, node.start)}: ${name} has no effect in what a renderer renders; move it into a *.island.tsx file and place that by renderIsland`,
          ]
        : [];
    }),
  );
}
