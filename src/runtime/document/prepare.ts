import type { LoadedRegistry } from '../registry/definition.ts';
import { LIMITS } from './limits.ts';
import { type PrepareContext, prepareNode, type PreparedNode, withRenderError } from './prepare-node.ts';
import { readDocument } from './read-document.ts';
import { eachNode as eachRawNode, type NodeProblem, type RawNode } from './read-nodes.ts';
import {
  NO_SHARED,
  type OpenShared,
  type ReadShared,
  SHARED_SECTION,
  SHARED_SLOT,
  sharedOpener,
} from './shared-sections.ts';
import { isNeverShown } from './visibility.ts';

/** A prepared node with its children, by slot. */
export interface PreparedTree extends PreparedNode {
  readonly slots: Readonly<Record<string, readonly PreparedTree[]>>;
}

export interface PreparedDocument {
  readonly sections: readonly PreparedTree[];
  readonly problems: readonly NodeProblem[];
}

/** A node that shows a shared component, with the sections of it. */
function prepareShared(prepared: PreparedNode, open: OpenShared, depth: number): PreparedTree {
  const content = open(prepared, depth);
  if ('renderError' in content)
    return Object.assign(withRenderError(prepared, content.renderError), { slots: {} });
  const sections = prepareShown(content.sections, content.context, open, depth + 1);
  return Object.assign(prepared, { slots: { [SHARED_SLOT]: sections } });
}

function prepareTree(node: RawNode, context: PrepareContext, open: OpenShared, depth: number): PreparedTree {
  const prepared = prepareNode(node, context);
  if (prepared.type === SHARED_SECTION && prepared.definition) return prepareShared(prepared, open, depth);
  const slots: Record<string, readonly PreparedTree[]> = {};
  for (const name in node.slots) slots[name] = prepareShown(node.slots[name] ?? [], context, open, depth + 1);
  return Object.assign(prepared, { slots });
}

/** Prepares nodes with what is below them; those that are hidden at every width are left out. */
const prepareShown = (
  nodes: readonly RawNode[],
  context: PrepareContext,
  open: OpenShared,
  depth: number,
): PreparedTree[] =>
  nodes.filter(({ props }) => !isNeverShown(props)).map((node) => prepareTree(node, context, open, depth));

/**
 * A builder document in one language, ready to be rendered. Parts that are wrong are replaced or left out and
 * reported in `problems`.
 * @throws DocumentError when the document exceeds the limits or is no document
 */
export function prepareDocument(
  builder: unknown,
  registry: LoadedRegistry,
  language: string,
  readShared: ReadShared = NO_SHARED,
): PreparedDocument {
  const problems: NodeProblem[] = [];
  const report = (problem: NodeProblem) => void problems.push(problem);
  const { sections, translate } = readDocument(builder, language, report);
  const room = LIMITS.nodes - eachRawNode(sections).length;
  const open = sharedOpener({ read: readShared, language, registry, report, room });
  return { sections: prepareShown(sections, { registry, translate, report }, open, 1), problems };
}

/** Every node below the given ones, themselves included, parents first. */
export function eachNode(
  nodes: readonly PreparedTree[],
  found: PreparedTree[] = [],
): readonly PreparedTree[] {
  for (const node of nodes) {
    found.push(node);
    for (const name in node.slots) eachNode(node.slots[name] ?? [], found);
  }
  return found;
}
