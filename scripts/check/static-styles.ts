import { isTest, type SourceFile } from './source-files.ts';
import { eachNode, isNode, lineOf, type Node, parse } from './syntax.ts';

const isFunction = ({ type }: Node) => type === 'ArrowFunctionExpression' || type === 'FunctionExpression';

/**
 * Styles that depend on props, and those without a class. The server compiles the CSS of a styled element once and
 * finds by its class whether a page needs it (src/runtime/render/html/component-styles.ts).
 */
export function findChangingStyles(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path, text }) => text.includes("from 'styled-components'") && !isTest(path))
    .flatMap((file) =>
      [...eachNode(parse(file))].flatMap((node) => {
        const at = `${file.path}:${lineOf(file.text, node.start)}`;
        if (node.type === 'Identifier' && node.name === 'createGlobalStyle')
          return [`${at}: global rules belong in src/runtime/theme/base-css.ts`];
        const template = node.type === 'TaggedTemplateExpression' && isNode(node.quasi) ? node.quasi : null;
        if (template && [...eachNode(template)].some(isFunction))
          return [`${at}: styles may not depend on props; select by a data attribute or set a CSS variable`];
        return [];
      }),
    );
}
