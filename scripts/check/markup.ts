import { isTest, type SourceFile } from './source-files.ts';
import { eachNode, isNode, lineOf, parse } from './syntax.ts';

/** Modules that may write HTML into an element: the host of interactive parts, and what they adopt. */
const RAW_HTML = /^src\/runtime\/hydration\/(adopted|island)\.tsx$/;

/** Words written into markup instead of the locale files, and HTML written where it must not be. */
export function findMarkupProblems(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => path.endsWith('.tsx') && !isTest(path) && /^(src|server)\//.test(path))
    .flatMap((file) =>
      [...eachNode(parse(file))].flatMap((node) => {
        const at = `${file.path}:${lineOf(file.text, node.start)}`;
        if (node.type === 'JSXText' && /\p{L}{2,}/u.test(String(node.value)))
          return [`${at}: text "${String(node.value).trim()}" belongs in src/runtime/text/locales`];
        const name = node.type === 'JSXAttribute' && isNode(node.name) ? node.name.name : null;
        if (name === 'dangerouslySetInnerHTML' && !RAW_HTML.test(file.path))
          return [`${at}: only the hydration runtime writes HTML into elements`];
        return [];
      }),
    );
}
