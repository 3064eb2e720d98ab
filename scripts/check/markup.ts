import { parseAst } from 'rolldown/parseAst';
import { isTest, type SourceFile } from './source-files.ts';

interface Node {
  readonly type: string;
  readonly start: number;
  readonly [field: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

function* eachNode(node: Node): Generator<Node> {
  yield node;
  for (const value of Object.values(node)) {
    if (Array.isArray(value)) {
      for (const part of value) if (isNode(part)) yield* eachNode(part);
    } else if (isNode(value)) yield* eachNode(value);
  }
}

const lineOf = (text: string, offset: number) => text.slice(0, offset).split('\n').length;

/** Modules that may write HTML into an element: the host of interactive parts, and what they adopt. */
const RAW_HTML = /^src\/runtime\/hydration\/(adopted|island)\.tsx$/;

/** Words written into markup instead of the locale files, and HTML written where it must not be. */
export function findMarkupProblems(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => path.endsWith('.tsx') && !isTest(path) && /^(src|server)\//.test(path))
    .flatMap(({ path, text }) => {
      const program = parseAst(text, { lang: 'tsx' }) as unknown as Node;
      return [...eachNode(program)].flatMap((node) => {
        if (node.type === 'JSXText' && /\p{L}{2,}/u.test(String(node.value))) {
          return [
            `${path}:${lineOf(text, node.start)}: text "${String(node.value).trim()}" belongs in src/runtime/text/locales`,
          ];
        }
        const name = node.type === 'JSXAttribute' && isNode(node.name) ? node.name.name : null;
        if (name === 'dangerouslySetInnerHTML' && !RAW_HTML.test(path)) {
          return [
            `${path}:${lineOf(text, node.start)}: only the hydration runtime writes HTML into elements`,
          ];
        }
        return [];
      });
    });
}
