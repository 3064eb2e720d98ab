import type { FunctionComponent, ReactNode } from 'react';
import { jsx } from 'react/jsx-runtime';
import type { PreparedNode } from '../document/prepare.ts';
import type { DataResults } from '../registry/data.ts';
import type { RenderContext } from '../registry/definition.ts';
import { rootAttributes } from './root-attributes.ts';

/** What all nodes of a page share while it is drawn. */
export interface RenderEnvironment extends Pick<RenderContext, 't' | 'format' | 'page' | 'renderIsland'> {
  /** A quicker `renderIsland`, tried first; what a part throws takes its surroundings with it. */
  readonly renderIslandInTree?: RenderContext['renderIsland'];
  /** Answers of the queries of a node, by its id. */
  readonly dataOf: (nodeId: string) => DataResults;
  /** Draws a node that cannot be drawn: nothing for visitors, a placeholder in preview. */
  readonly placeholder: (node: PreparedNode) => ReactNode;
}

const NO_SLOTS: RenderContext['slots'] = Object.freeze({});

/**
 * The element of a node. `jsx` takes a props object without a key as it is, so a node costs one element and
 * one object, and no component stands between it and its renderer.
 */
export function nodeElement(
  node: PreparedNode,
  environment: RenderEnvironment,
  slots: RenderContext['slots'] | null = null,
): ReactNode {
  const { definition } = node;
  if (!definition) return environment.placeholder(node);
  const { t, format, page, renderIsland } = environment;
  return jsx(
    definition.render as unknown as FunctionComponent<object>,
    {
      ...node.props,
      root: rootAttributes(node.id, node.props),
      slots: slots ?? slotElements(node, environment),
      data: environment.dataOf(node.id),
      t,
      format,
      page,
      renderIsland,
    },
    node.id,
  );
}

function slotElements(node: PreparedNode, environment: RenderEnvironment): RenderContext['slots'] {
  const names = Object.keys(node.slots);
  if (names.length === 0) return NO_SLOTS;
  const slots: Record<string, ReactNode> = {};
  for (const name of names)
    slots[name] = (node.slots[name] ?? []).map((child) => nodeElement(child, environment));
  return slots;
}
