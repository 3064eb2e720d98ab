import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { HEADING } from '../../editor/document/tree.ts';
import { choiceNames } from '../../editor/panel/choice-name.ts';
import type { PropertySchema } from '../../editor/workspace/schemas.ts';
import { FILES } from './editor-chunks.ts';

type Texts = Readonly<Record<string, string>>;
type Manifests = Readonly<Record<string, PropertySchema>>;
/** What is shown of a component on every page: its name, and those of its slots. */
type Named = Readonly<
  Record<
    string,
    { readonly title: string; readonly slots: Readonly<Record<string, { readonly title: string }>> }
  >
>;

/** Vite's server, which tests are run by, marks what is imported. */
const ASKED = /\.json\?(import&)?first$/;

const readJson = <Json>(...path: readonly string[]) =>
  JSON.parse(readFileSync(join(...path), 'utf8')) as Json;

function textsIn(schema: PropertySchema): (string | undefined)[] {
  const { title, description, properties = {}, patternProperties = {}, items } = schema;
  const parts = [
    ...Object.values(properties),
    ...Object.values(patternProperties),
    ...(items ? [items] : []),
  ];
  return [title, description, ...choiceNames(schema), ...parts.flatMap(textsIn)];
}

/** Those of the texts of schemas that are read as soon as a page is open: names of components, and the settings of pages. */
export function firstSchemaTexts(root: string, texts: Texts): Texts {
  const components = readJson<Named>(root, 'generated/components/rules.json');
  const page = readJson<Manifests>(root, 'generated/page/page-manifest.json');
  const first = new Set([
    HEADING,
    ...Object.values(components).flatMap(({ title, slots }) => [
      title,
      ...Object.values(slots).map((slot) => slot.title),
    ]),
    ...Object.values(page).flatMap(textsIn),
  ]);
  return Object.fromEntries(Object.entries(texts).filter(([english]) => first.has(english)));
}

/** What is there before any screen, and the screens that are opened first. */
const FIRST_FILES = [FILES.start, FILES.signIn, FILES.pageList, FILES.workspace];
/** An import or export of code of the project that runs before the file that has it. */
const NEEDED = /^(?:import|export)\s(?!type)[^;]*?from '(\.[^']+\.tsx?)';/gm;
/** The start of a string that may be the key of a text, up to where something is put into it. */
const KEY = /['"`]([a-zA-Z]+\.[a-zA-Z0-9_.-]*)/g;
/** Texts that are read only once values have been judged: what judges them brings all texts along. */
const LATER = 'problems.';
const PLURAL = /_(zero|one|two|few|many|other)$/;

/** Code of the files that the first screens need before they run. */
function firstCode(root: string): readonly string[] {
  const code = new Map<string, string>();
  const waiting = FIRST_FILES.map((file) => join(root, 'editor', file));
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (code.has(file)) continue;
    const text = readFileSync(file, 'utf8');
    code.set(file, text);
    for (const [, path = ''] of text.matchAll(NEEDED)) waiting.push(join(dirname(file), path));
  }
  return [...code.values()];
}

type Tree = { readonly [key: string]: string | Tree };

/** The texts of a tree whose keys are kept; `undefined` for none. */
function kept(texts: Tree, isKept: (key: string) => boolean, path = ''): Tree | undefined {
  const entries = Object.entries(texts).flatMap(([name, text]): [string, string | Tree][] => {
    const key = path + name;
    if (typeof text === 'string') return isKept(key.replace(PLURAL, '')) ? [[name, text]] : [];
    const inside = kept(text, isKept, `${key}.`);
    return inside ? [[name, inside]] : [];
  });
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}

/** Those of the editor's texts whose keys stand in the code of its first screens, wholly or up to what is put in there. */
export function firstTexts(root: string, texts: Tree): Tree {
  const strings = firstCode(root).flatMap((code) => [...code.matchAll(KEY)].map(([, key = '']) => key));
  const whole = new Set(strings);
  const starts = [...whole].filter((key) => key.endsWith('.'));
  const isRead = (key: string) => whole.has(key) || starts.some((start) => key.startsWith(start));
  return kept(texts, (key) => !key.startsWith(LATER) && isRead(key)) ?? {};
}

/**
 * Leaves in files that are asked for with `?first` what is read first: of the texts of schemas, which are more than a
 * thousand, a tenth; of the texts of the interface two thirds.
 * @param root folder of the project
 * @param hasWholeInterface leaves the texts of the interface whole: tests draw parts of any screen by themselves
 */
export function withFirstTexts(root: string, { hasWholeInterface = false } = {}): Plugin {
  const schemas = join(root, 'editor/locales/schemas');
  const firstOf = (file: string): object => {
    if (dirname(file) === schemas) return firstSchemaTexts(root, readJson<Texts>(file));
    const texts = readJson<Tree>(file);
    return hasWholeInterface ? texts : firstTexts(root, texts);
  };
  return {
    name: 'first-texts',
    load: {
      filter: { id: ASKED },
      handler: (id) => ({
        code: `export default ${JSON.stringify(firstOf(id.replace(ASKED, '.json')))}`,
        moduleType: 'js',
      }),
    },
  };
}
