import type { ReactNode } from 'react';
import type { PreparedNode } from '../document/prepare.ts';
import { nodeElement, type RenderEnvironment } from './elements.ts';

/** Turns an element into HTML; collects its CSS on the way. */
export type ToHtml = (element: ReactNode) => string;

export type ReportFailure = (node: PreparedNode, error: unknown) => void;

/**
 * HTML of top-level nodes, out of one React render, for each has a fixed cost. A component that throws is left out;
 * everything around it stays as it is.
 */
export function renderSections(
  nodes: readonly PreparedNode[],
  environment: RenderEnvironment,
  toHtml: ToHtml,
  onFailure: ReportFailure,
): string {
  const { renderIslandInTree } = environment;
  if (renderIslandInTree)
    try {
      const quick = { ...environment, renderIsland: renderIslandInTree };
      return toHtml(nodes.map((node) => nodeElement(node, quick)));
    } catch {
      // Drawn once more below, with each part apart from the rest.
    }
  try {
    return toHtml(nodes.map((node) => nodeElement(node, environment)));
  } catch {
    return nodes
      .map((node) => {
        try {
          return toHtml(nodeElement(node, environment));
        } catch {
          return toHtml(withoutThrowers(node, environment, toHtml, onFailure));
        }
      })
      .join('');
  }
}

/** The element of a node with everything below it that throws replaced by its placeholder, `null` for visitors. */
function withoutThrowers(
  node: PreparedNode,
  environment: RenderEnvironment,
  toHtml: ToHtml,
  onFailure: ReportFailure,
): ReactNode {
  const slots = Object.fromEntries(
    Object.entries(node.slots).map(([name, children]) => [
      name,
      children
        .map((child) => withoutThrowers(child, environment, toHtml, onFailure))
        .filter((element) => element !== null),
    ]),
  );
  const element = nodeElement(node, environment, slots);
  try {
    toHtml(element);
    return element;
  } catch (error) {
    onFailure(node, error);
    return environment.placeholder({ ...node, definition: null, renderError: 'failed' });
  }
}
