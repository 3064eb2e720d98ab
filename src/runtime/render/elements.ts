import type { FunctionComponent, ReactNode, RefCallback } from 'react';
import { jsx } from 'react/jsx-runtime';
import type { DataResults } from '../data/queries.ts';
import type { PreparedTree } from '../document/prepare.ts';
import type { PreparedNode } from '../document/prepare-node.ts';
import type { RenderIsland } from '../hydration/island.ts';
import type { Hydrate } from '../document/manifest.ts';
import type { RenderContext } from '../registry/definition.ts';
import { rootAttributes } from './root-attributes.ts';

/** What all nodes of a page share while it is rendered. */
export interface RenderEnvironment
  extends Pick<RenderContext, 't' | 'format' | 'page' | 'now' | 'validUntil'> {
  /** Renders islands, by the hydration that the component's schema states (`x-hydrate`). */
  readonly renderIsland: Readonly<Record<Hydrate, RenderIsland>>;
}

/** What one node is rendered with. */
export interface NodeParts {
  readonly slots: RenderContext['slots'];
  readonly data: DataResults;
  readonly ref?: RefCallback<Element>;
}

/**
 * The element of a node that can be rendered. `jsx` takes a props object without a key as it is, so a node costs one
 * element and one object, and no component between it and its renderer. `null` for a node with a renderError.
 */
export function nodeElement(
  { id, definition, hydrate, props }: PreparedNode,
  { t, format, page, now, validUntil, renderIsland }: RenderEnvironment,
  { slots, data, ref }: NodeParts,
): ReactNode {
  if (!definition) return null;
  return jsx(
    definition.render as unknown as FunctionComponent<object>,
    {
      ...props,
      root: rootAttributes(id, props, ref),
      slots,
      data,
      t,
      format,
      page,
      now,
      validUntil,
      renderIsland: renderIsland[hydrate],
    },
    id,
  );
}

/** How the nodes of a tree differ from each other. */
export interface TreeOptions {
  readonly dataOf: (node: PreparedNode) => DataResults;
  /** Replaces a node that cannot be rendered: nothing for visitors, a placeholder in previews. */
  readonly placeholder: (node: PreparedNode) => ReactNode;
}

const NO_SLOTS: RenderContext['slots'] = Object.freeze({});

/** The element of a node with everything below it; `slots` replaces what its children would give. */
export function treeElement(
  node: PreparedTree,
  environment: RenderEnvironment,
  options: TreeOptions,
  slots = slotElements(node, environment, options),
): ReactNode {
  return node.definition
    ? nodeElement(node, environment, { slots, data: options.dataOf(node) })
    : options.placeholder(node);
}

function slotElements(
  { slots: children }: PreparedTree,
  environment: RenderEnvironment,
  options: TreeOptions,
): RenderContext['slots'] {
  const names = Object.keys(children);
  if (names.length === 0) return NO_SLOTS;
  const slots: Record<string, ReactNode> = {};
  for (const name of names)
    slots[name] = (children[name] ?? []).map((child) => treeElement(child, environment, options));
  return slots;
}
