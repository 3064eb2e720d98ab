import { parseAst } from 'rolldown/parseAst';
import type { SourceFile } from './source-files.ts';

/** A node of a syntax tree, as ESTree has it. */
export interface Node {
  readonly type: string;
  readonly start: number;
  readonly [field: string]: unknown;
}

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** A node and all below it. */
export function* eachNode(node: Node): Generator<Node> {
  yield node;
  for (const value of Object.values(node)) {
    if (Array.isArray(value)) {
      for (const part of value) if (isNode(part)) yield* eachNode(part);
    } else if (isNode(value)) yield* eachNode(value);
  }
}

/** Whether what stands in a field is the name of a property. */
export const isPropertyName = ({ type, computed }: Node, field: string): boolean =>
  !computed && (field === 'key' || (type === 'MemberExpression' && field === 'property'));

/** The names that a node uses, without those of properties. */
export function* usedNames(node: Node): Generator<string> {
  if (node.type === 'Identifier') yield String(node.name);
  for (const [field, value] of Object.entries(node))
    if (!isPropertyName(node, field))
      for (const part of [value].flat()) if (isNode(part)) yield* usedNames(part);
}

/** Trees of files that are still in use: several checks read the same ones. */
const trees = new WeakMap<SourceFile, Node>();

/** The syntax tree of a file. */
export function parse(file: SourceFile): Node {
  const known = trees.get(file);
  if (known) return known;
  const tree = parseAst(file.text, { lang: file.path.endsWith('x') ? 'tsx' : 'ts' }) as unknown as Node;
  trees.set(file, tree);
  return tree;
}

export const lineOf = (text: string, offset: number) => text.slice(0, offset).split('\n').length;
