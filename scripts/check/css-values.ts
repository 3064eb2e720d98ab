import { isTest, type SourceFile } from './source-files.ts';
import { eachNode, isNode, lineOf, type Node, parse } from './syntax.ts';

/** Where colours are made: of the theme that a company chose. */
const MAKES_COLORS = /^src\/runtime\/theme\//;

/** A colour written out; `url(#part)` and `&#38;` are none. */
/** The colours of a mask say what is seen through it, and are never seen. */
const MASK = /\bmask(-image)?:/;
const COLOR = /(?<![\w&(])#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})\b|\b(?:rgba?|hsla?|oklch|lab|lch)\(/i;
const VARIABLE_USED = /var\(\s*(--[\w-]+)/g;
/** A variable that gets its value, with a name that may be made of others. */
const VARIABLE_SET = /(--(?:[\w-]|\$\{[\w.]+\})+)(?:['"`]?\s*\]?\s*:|(?<=setProperty\('[\w-]+)',)/g;

interface Css {
  readonly text: string;
  readonly at: string;
}

/** The text of each template of a file that is tagged, as styles are, with file and line of each part. */
function cssOf(file: SourceFile): Css[] {
  return [...eachNode(parse(file))].flatMap((node) => {
    if (node.type !== 'TaggedTemplateExpression' || !isNode(node.quasi)) return [];
    return (node.quasi.quasis as readonly Node[]).flatMap(({ value, start }) =>
      (value as { cooked: string }).cooked
        .replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '))
        .split('\n')
        .map((text, line) => ({ text, at: `${file.path}:${lineOf(file.text, start) + line}` })),
    );
  });
}

const isStyled = ({ path, text }: SourceFile) =>
  /^(src|editor)\//.test(path) && text.includes("from 'styled-components'") && !isTest(path);

/** Colours written into styles, and CSS variables that nothing sets. */
export function findWrongCssValues(files: readonly SourceFile[]): string[] {
  const names = files
    .filter(({ path }) => !isTest(path))
    .flatMap(({ text }) => [...text.matchAll(VARIABLE_SET)].map(([, name = '']) => name));
  const set = new RegExp(
    `^(${[...new Set(names)].map((name) => name.replace(/\$\{[^}]+\}/g, '[\\w-]+')).join('|')})$`,
  );
  return files
    .filter((file) => isStyled(file) && !MAKES_COLORS.test(file.path))
    .flatMap((file) =>
      cssOf(file).flatMap(({ text, at }) => [
        ...(COLOR.test(text) && !MASK.test(text)
          ? [`${at}: a colour is written out (${text.trim()}); take a variable, such as var(--ink)`]
          : []),
        ...[...text.matchAll(VARIABLE_USED)].flatMap(([, name]) =>
          set.test(name ?? '')
            ? []
            : [
                `${at}: nothing sets ${name}; the theme's variables are in src/runtime/theme/theme-css.ts, those of the editor in editor/ui/tokens.css`,
              ],
        ),
      ]),
    );
}
