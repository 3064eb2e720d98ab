import { isTest, type SourceFile } from './source-files.ts';
import { eachNode, isNode, lineOf, type Node, parse, usedNames } from './syntax.ts';
import { hasWrittenColor } from './written-colors.ts';

/** Where colours are made: of the theme that a company chose, and of the status of a booking, whatever the theme (BOOK-08). */
const MAKES_COLORS = /^src\/(runtime\/theme\/|ui\/booking-status\/booking-status\.tsx$)/;

const STYLED = /from 'styled-components'/;
/** Attributes of elements that hold CSS. */
const ATTRIBUTES: ReadonlySet<unknown> = new Set(['style', 'fill', 'stroke', 'color', 'stopColor']);

const VARIABLE_USED = /var\(\s*(--[\w-]+)/g;
/** A variable that gets its value, with a name that may be made of others. */
const VARIABLE_SET = /(--(?:[\w-]|\$\{[\w.]+\})+)(?:['"`]?\s*\]?\s*:|(?<=setProperty\('[\w-]+)',)/g;

interface Css {
  readonly text: string;
  readonly at: string;
}

/** Lines of a text that begins at an offset of a file, with file and line of each. */
const linesOf = (file: SourceFile, css: string, start: number): Css[] =>
  css
    .replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '))
    .split('\n')
    .map((text, line) => ({ text, at: `${file.path}:${lineOf(file.text, start) + line}` }));

/** The parts of a template between its expressions. */
const partsOf = (file: SourceFile, { quasis }: Node): Css[] =>
  (quasis as readonly Node[]).flatMap(({ value, start }) =>
    linesOf(file, (value as { cooked: string }).cooked, start),
  );

/** The texts below a node that are values; those that something is compared with are none. */
function valuesIn(file: SourceFile, node: Node): Css[] {
  const nodes = [...eachNode(node)];
  const compared = new Set(
    nodes.flatMap(({ type, left, right }) => (type === 'BinaryExpression' ? [left, right] : [])),
  );
  return nodes.flatMap((part) => {
    if (compared.has(part)) return [];
    if (part.type === 'TemplateLiteral') return partsOf(file, part);
    return part.type === 'Literal' && typeof part.value === 'string'
      ? linesOf(file, part.value, part.start)
      : [];
  });
}

/** What elements get by an attribute that holds CSS, with what it names of the same file. */
function attributesOf(file: SourceFile, nodes: readonly Node[]): Css[] {
  const declared = new Map(
    nodes.flatMap(({ type, id, init }) =>
      type === 'VariableDeclarator' && isNode(id) && isNode(init) ? [[id.name, init] as const] : [],
    ),
  );
  const values = nodes.flatMap(({ type, name, value }) =>
    type === 'JSXAttribute' && isNode(name) && ATTRIBUTES.has(name.name) && isNode(value) ? [value] : [],
  );
  const named = values.flatMap((value) =>
    [...usedNames(value)].flatMap((name) => {
      const found = declared.get(name);
      return found ? [found] : [];
    }),
  );
  return [...new Set([...values, ...named])].flatMap((node) => valuesIn(file, node));
}

/** What a file has of CSS: its tagged templates, as styles are, and attributes of its elements. */
function cssOf(file: SourceFile): Css[] {
  const nodes = [...eachNode(parse(file))];
  const templates = STYLED.test(file.text)
    ? nodes.flatMap(({ type, quasi }) =>
        type === 'TaggedTemplateExpression' && isNode(quasi) ? partsOf(file, quasi) : [],
      )
    : [];
  return [...templates, ...attributesOf(file, nodes)];
}

const hasCss = ({ path, text }: SourceFile) =>
  /^(src|editor)\//.test(path) &&
  !isTest(path) &&
  !path.endsWith('.test.styles.ts') &&
  (STYLED.test(text) || path.endsWith('.tsx'));

/** Colours written into styles, and CSS variables that nothing sets. */
export function findWrongCssValues(files: readonly SourceFile[]): string[] {
  const names = files
    .filter(({ path }) => !isTest(path))
    .flatMap(({ text }) => [...text.matchAll(VARIABLE_SET)].map(([, name = '']) => name));
  const set = new RegExp(
    `^(${[...new Set(names)].map((name) => name.replace(/\$\{[^}]+\}/g, '[\\w-]+')).join('|')})$`,
  );
  return files
    .filter((file) => hasCss(file) && !MAKES_COLORS.test(file.path))
    .flatMap((file) =>
      cssOf(file).flatMap(({ text, at }) => [
        ...(hasWrittenColor(text)
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
