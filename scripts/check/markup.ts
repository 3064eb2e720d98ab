import { isTest, type SourceFile } from './source-files.ts';
import { eachNode, isNode, lineOf, type Node, parse } from './syntax.ts';

/** The modules that may write HTML into an element: that of an island's host, and that of HTML that was made safe. */
const RAW_HTML = /^src\/runtime\/(hydration\/adopted|html\/html-content)\.tsx$/;

/** Attributes and properties that people see or hear. */
const SPOKEN =
  /^(aria-(label|description|placeholder|roledescription|valuetext)|title|alt|placeholder|label)$/;

/** The texts that a value or child of markup may be, whatever its conditions choose. */
function textsIn(node: unknown): string[] {
  if (!isNode(node)) return [];
  switch (node.type) {
    case 'JSXText':
    case 'Literal':
      return typeof node.value === 'string' ? [node.value] : [];
    case 'TemplateLiteral':
      return (node.quasis as readonly Node[]).map(({ value }) => (value as { cooked: string }).cooked);
    case 'JSXExpressionContainer':
      return textsIn(node.expression);
    case 'ConditionalExpression':
      return [...textsIn(node.consequent), ...textsIn(node.alternate)];
    case 'LogicalExpression':
      return [...textsIn(node.left), ...textsIn(node.right)];
    default:
      return [];
  }
}

/** The texts of markup that a node has: children of an element, or a spoken attribute. */
function writtenTexts(node: Node): string[] {
  if (node.type === 'JSXElement' || node.type === 'JSXFragment')
    return (node.children as readonly Node[]).flatMap(textsIn);
  const isSpoken = node.type === 'JSXAttribute' && isNode(node.name) && SPOKEN.test(String(node.name.name));
  return isSpoken ? textsIn(node.value) : [];
}

const localesFor = ({ path }: SourceFile) =>
  path.startsWith('editor/') ? 'editor/locales' : 'src/runtime/text/locales';

/** Words written into markup instead of the locale files, and HTML written where it must not be. */
export function findMarkupProblems(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => path.endsWith('.tsx') && !isTest(path) && /^(src|server|editor)\//.test(path))
    .flatMap((file) =>
      [...eachNode(parse(file))].flatMap((node) => {
        const at = `${file.path}:${lineOf(file.text, node.start)}`;
        const words = writtenTexts(node).filter((text) => /\p{L}{2,}/u.test(text));
        if (words.length > 0)
          return words.map((text) => `${at}: text "${text.trim()}" belongs in ${localesFor(file)}`);
        const name = node.type === 'JSXAttribute' && isNode(node.name) ? node.name.name : null;
        if (name === 'dangerouslySetInnerHTML' && !RAW_HTML.test(file.path))
          return [
            `${at}: only src/runtime/html/html-content.tsx and the hydration runtime write HTML into elements`,
          ];
        return [];
      }),
    );
}
