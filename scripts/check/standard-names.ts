import { isTest, type SourceFile } from './source-files.ts';
import { eachNode, isNode, lineOf, type Node, parse } from './syntax.ts';

type Terms = ReadonlyMap<string, string>;

/** Words that a name was made of before, and what stands in their place; `docs/glossary.md` has the meanings. */
const WORDS: Terms = new Map([
  ['facts', 'features, properties or details'],
  ['journey', 'itinerary or search'],
  ['perishable', 'validUntil'],
  ['popups', 'disclosures'],
  ['remember', 'store or memoize'],
  ['remembered', 'stored or memoized'],
  ['repair', 'correction'],
  ['repairs', 'corrections'],
  ['stamp', 'hash'],
  ['tell', 'report'],
  ['telling', 'report'],
  ['undrawable', 'renderError'],
  ['unusual', 'override'],
  ['walls', 'row-level security'],
  ['workshop', 'Storybook'],
]);

/** Words that are fine in tests, which have other subjects too, and in the pictures of the demo. */
const WORDS_OF_THE_PRODUCT: Terms = new Map([
  ...WORDS,
  ['asked', 'requested'],
  ['gone', 'unavailable or removed'],
  ['stage', 'environment'],
]);

/** Whole names whose words are fine by themselves. */
const NAMES: Terms = new Map([
  ['Answer', 'a response, by its kind'],
  ['Asking', 'a context, by its kind'],
  ['Drawn', 'Rendered'],
  ['fillIn', 'interpolate'],
  ['isDrawn', 'isRendered'],
  ['useAfterPress', 'useAfterPointerPress'],
  ['useArrival', 'a hook, by what it returns'],
  ['usePartId', 'useId'],
  ['world', 'environment'],
  ['World', 'Environment'],
]);

/** Calls that return a response. */
const REQUESTS: ReadonlySet<unknown> = new Set(['fetch', 'goto', 'inject', 'request', 'waitForResponse']);

const PRODUCT = /^(src|server|editor)\//;

/** The words of a name, such as `requested` and `place` of `requestedPlace` and of `REQUESTED_PLACE`. */
const wordsIn = (name: string) =>
  name.split(/_|(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/).map((word) => word.toLowerCase());

/** A node below another one, by the fields that lead to it. */
function inside(node: unknown, ...fields: readonly string[]): Node | null {
  const found = fields.reduce((within, field) => (isNode(within) ? within[field] : null), node);
  return isNode(found) ? found : null;
}

/** The name of what is called and awaited: `inject` of `await app.inject(…)`. */
function awaitedCall(node: Node | null): unknown {
  const callee = node?.type === 'AwaitExpression' ? inside(node, 'argument', 'callee') : null;
  return (inside(callee, 'property') ?? callee)?.name;
}

const isAnswer = (node: Node | null): boolean => node?.name === 'answer' || node?.name === 'answers';

/** Whether a variable that is called an answer is a response, by what it is set to or by its type. */
const isResponseAsAnswer = (node: Node): boolean =>
  node.type === 'VariableDeclarator'
    ? isAnswer(inside(node, 'id')) && REQUESTS.has(awaitedCall(inside(node, 'init')))
    : isAnswer(node) &&
      /Responses?$/.test(String(inside(node, 'typeAnnotation', 'typeAnnotation', 'typeName')?.name));

/** What is wrong with the name of a type of the editor, which declares none for the places of rentals. */
function placeProblem(node: Node): string | undefined {
  const isType = node.type === 'TSInterfaceDeclaration' || node.type === 'TSTypeAliasDeclaration';
  const name = isType ? String(inside(node, 'id')?.name) : '';
  return wordsIn(name).includes('place')
    ? `"${name}": a place is where a car is picked up or returned; in a document it is a position`
    : undefined;
}

/** What is wrong with the name that a node is, if anything. */
function termProblem(node: Node, words: Terms): string | undefined {
  if (node.type !== 'Identifier') return undefined;
  const name = String(node.name);
  const word = NAMES.has(name) ? name : wordsIn(name).find((each) => words.has(each));
  return word && `"${name}": the term for "${word}" is ${NAMES.get(word) ?? words.get(word)}`;
}

/** Whether a file can have such a name: most have none, and are not parsed. */
const canHave = (words: Terms) => {
  const anyWord = new RegExp([...words.keys()].join('|'), 'i');
  const anyName = new RegExp(`\\b(${[...NAMES.keys()].join('|')}|answers?)\\b`);
  return (text: string) => anyWord.test(text) || anyName.test(text);
};
const [CAN_HAVE, CAN_HAVE_IN_THE_PRODUCT] = [canHave(WORDS), canHave(WORDS_OF_THE_PRODUCT)];

/** Each name in code that has a word for which the project uses another one. */
export function findReplacedNames(files: readonly SourceFile[]): string[] {
  return files.flatMap((file) => {
    const isOfProduct = PRODUCT.test(file.path) && !isTest(file.path);
    const isOfEditor = isOfProduct && file.path.startsWith('editor/');
    const isCandidate = (isOfProduct ? CAN_HAVE_IN_THE_PRODUCT : CAN_HAVE)(file.text);
    if (!isCandidate && !(isOfEditor && file.text.includes('Place'))) return [];
    const found = new Map<string, string>();
    for (const node of eachNode(parse(file))) {
      const problem = isResponseAsAnswer(node)
        ? '"answer": what a call returns is a response'
        : ((isOfEditor ? placeProblem(node) : undefined) ??
          termProblem(node, isOfProduct ? WORDS_OF_THE_PRODUCT : WORDS));
      if (problem !== undefined && !found.has(problem))
        found.set(problem, `${file.path}:${lineOf(file.text, node.start)}: ${problem}`);
    }
    return [...found.values()];
  });
}
