import { isTest, type SourceFile } from './source-files.ts';
import { eachNode, isNode, lineOf, type Node, parse } from './syntax.ts';

/** Where the machine's clock is read: by the server once, by the services of islands, by the editor's start, and by what only tests run. */
const ALLOWED =
  /^(server\/environment\/settings\.ts|src\/runtime\/hydration\/browser-services\.ts|server\/testing\/.*|editor\/main\.tsx)$/;

const isDate = (node: unknown): boolean => isNode(node) && node.type === 'Identifier' && node.name === 'Date';

/** `Date.now`, `new Date()` or `Date()`; a date made of something else reads no clock. */
function readsClock({ type, ...node }: Node): boolean {
  if (type === 'MemberExpression')
    return isDate(node.object) && isNode(node.property) && node.property.name === 'now';
  if (type === 'CallExpression') return isDate(node.callee);
  return type === 'NewExpression' && isDate(node.callee) && (node.arguments as unknown[]).length === 0;
}

/** Uses of the machine's clock: "now" is an argument everywhere, so that tests and the demo can set it. */
export const findRealClocks = (files: readonly SourceFile[]): string[] =>
  files
    .filter(({ path, text }) => text.includes('Date') && !ALLOWED.test(path) && !isTest(path))
    .flatMap((file) =>
      [...eachNode(parse(file))]
        .filter(readsClock)
        .map(
          ({ start }) =>
            `${file.path}:${lineOf(file.text, start)}: the machine's clock is read here; take "now" as an argument; renderers get it as a property and state validUntil for what changes with it, islands use useNow`,
        ),
    );
