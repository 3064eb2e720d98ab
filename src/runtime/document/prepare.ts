import { isRecord } from '../../api/wire/is-record.ts';
import type { LoadedRegistry } from '../registry/definition.ts';
import { resolveText, type Translations } from '../text/resolve-text.ts';
import { checkLimits } from './limits.ts';
import { type PrepareContext, prepareNode, type PreparedNode } from './prepare-node.ts';
import { type NodeProblem, type RawNode, readNodes } from './read-nodes.ts';
import { isNeverShown } from './visibility.ts';

/** A prepared node with its children, by slot. */
export interface PreparedTree extends PreparedNode {
  readonly slots: Readonly<Record<string, readonly PreparedTree[]>>;
}

export interface PreparedDocument {
  readonly sections: readonly PreparedTree[];
  readonly problems: readonly NodeProblem[];
}

/** A builder document whose outer shape was read: its nodes, and how its texts are found. */
export interface ReadDocument {
  readonly sections: readonly RawNode[];
  readonly translate: PrepareContext['translate'];
}

/**
 * Reads a builder document for one language.
 * @throws DocumentError when the document exceeds the limits or is no document
 */
export function readDocument(
  builder: unknown,
  language: string,
  report: (problem: NodeProblem) => void,
): ReadDocument {
  checkLimits(builder);
  const translations = (isRecord(builder.translations) ? builder.translations : {}) as Translations;
  return {
    sections: readNodes(builder.sections, report),
    translate: (key) => resolveText(translations, key, language),
  };
}

function prepareTree(node: RawNode, context: PrepareContext): PreparedTree {
  const slots: Record<string, readonly PreparedTree[]> = {};
  for (const name of Object.keys(node.slots)) slots[name] = prepareShown(node.slots[name] ?? [], context);
  return Object.assign(prepareNode(node, context), { slots });
}

/** Prepares nodes with what is below them; those that are hidden at every width are left out. */
const prepareShown = (nodes: readonly RawNode[], context: PrepareContext): PreparedTree[] =>
  nodes.filter(({ props }) => !isNeverShown(props)).map((node) => prepareTree(node, context));

/**
 * A builder document in one language, ready to be rendered. Parts that are wrong are replaced or left out and
 * reported in `problems`.
 * @throws DocumentError when the document exceeds the limits or is no document
 */
export function prepareDocument(
  builder: unknown,
  registry: LoadedRegistry,
  language: string,
): PreparedDocument {
  const problems: NodeProblem[] = [];
  const report = (problem: NodeProblem) => void problems.push(problem);
  const { sections, translate } = readDocument(builder, language, report);
  return {
    sections: prepareShown(sections, { registry, translate, report }),
    problems,
  };
}

/** Every node below the given ones, themselves included, parents first. */
export function* eachNode(nodes: readonly PreparedTree[]): Generator<PreparedTree> {
  for (const node of nodes) {
    yield node;
    for (const children of Object.values(node.slots)) yield* eachNode(children);
  }
}
