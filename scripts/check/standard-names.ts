import { isTest, type SourceFile } from './source-files.ts';
import { eachNode, lineOf, parse } from './syntax.ts';

/** Words that a name was made of before, and what stands in their place; `docs/glossary.md` has the meanings. */
const STANDARD: Readonly<Record<string, string>> = {
  asked: 'requested',
  facts: 'features, properties or details',
  gone: 'unavailable or removed',
  popups: 'disclosures',
  remember: 'store or memoize',
  remembered: 'stored or memoized',
  stage: 'environment',
  stamp: 'hash',
  telling: 'report',
  undrawable: 'renderError',
  walls: 'row-level security',
  workshop: 'Storybook',
};

/** The words of a name, such as `requested` and `place` of `requestedPlace` and of `REQUESTED_PLACE`. */
const wordsIn = (name: string) =>
  name.split(/_|(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/).map((word) => word.toLowerCase());

/** Each name in code that has a word for which the project uses another one. */
export function findReplacedNames(files: readonly SourceFile[]): string[] {
  const candidate = new RegExp(Object.keys(STANDARD).join('|'), 'i');
  return files
    .filter(({ path, text }) => !isTest(path) && candidate.test(text))
    .flatMap((file) => {
      const found = new Map<string, string>();
      for (const node of eachNode(parse(file))) {
        if (node.type !== 'Identifier') continue;
        const word = wordsIn(String(node.name)).find((each) => Object.hasOwn(STANDARD, each));
        if (word === undefined) continue;
        const problem = `"${String(node.name)}": the term for "${word}" is ${STANDARD[word]}`;
        if (!found.has(problem))
          found.set(problem, `${file.path}:${lineOf(file.text, node.start)}: ${problem}`);
      }
      return [...found.values()];
    });
}
