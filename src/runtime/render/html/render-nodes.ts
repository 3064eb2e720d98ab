import type { ReactNode } from 'react';
import type { PreparedTree } from '../../document/prepare.ts';
import { type RenderEnvironment, treeElement, type TreeOptions } from '../elements.ts';

/** Turns an element into HTML. */
export type ToHtml = (element: ReactNode) => string;

export type ReportFailure = (node: PreparedTree, error: unknown) => void;

/**
 * HTML of top-level nodes, out of one React render, for each render has a fixed cost. When a component throws, each
 * node is rendered by itself, and the component that throws is replaced by its placeholder.
 */
export function renderNodes(
  nodes: readonly PreparedTree[],
  environment: RenderEnvironment,
  options: TreeOptions,
  toHtml: ToHtml,
  onFailure: ReportFailure,
): string {
  const elementOf = (node: PreparedTree) => treeElement(node, environment, options);
  try {
    return toHtml(nodes.map(elementOf));
  } catch {
    return nodes
      .map((node) => {
        try {
          return toHtml(elementOf(node));
        } catch {
          return toHtml(withoutFailures(node, environment, options, toHtml, onFailure));
        }
      })
      .join('');
  }
}

/** The element of a node with everything below it that throws replaced by its placeholder. */
function withoutFailures(
  node: PreparedTree,
  environment: RenderEnvironment,
  options: TreeOptions,
  toHtml: ToHtml,
  onFailure: ReportFailure,
): ReactNode {
  const slots = Object.fromEntries(
    Object.entries(node.slots).map(([name, children]) => [
      name,
      children
        .map((child) => withoutFailures(child, environment, options, toHtml, onFailure))
        .filter((element) => element !== null),
    ]),
  );
  const element = treeElement(node, environment, options, slots);
  try {
    toHtml(element);
    return element;
  } catch (error) {
    onFailure(node, error);
    return options.placeholder({ ...node, definition: null, renderError: 'failed' });
  }
}
