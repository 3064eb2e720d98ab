import { NodeProvider, type Resolver, type UserComponent } from '@craftjs/core';
import { createContext, type ReactNode, useContext } from 'react';
import { MANIFESTS } from '../../src/runtime/document/manifest.ts';
import { isOfShared } from '../../src/runtime/document/shared-sections.ts';
import { type LiveEnvironment, LiveNode } from '../../src/runtime/render/live/live-node.tsx';
import { LIST_TYPE, PAGE_TYPE, UNKNOWN_TYPE } from './craft-nodes.ts';
import { listRules, type Refusals } from './craft-rules.ts';

/** The rendered page, which the root of Craft.js' tree places. */
export const PageContentContext = createContext<ReactNode>(null);
const Page = () => useContext(PageContentContext);

/**
 * Nodes with slots stand in Craft.js' context of them; it costs more than the node, and others contain nothing. None of them
 * calls `useNode`, which would subscribe each to every change of Craft.js' state.
 */
export function placeNode(id: string, environment: LiveEnvironment): ReactNode | null {
  const type = environment.document.entry(id)?.node.type ?? '';
  if (isOfShared(id) || Object.keys(MANIFESTS.get(type)?.slots ?? {}).length === 0) return null;
  return (
    <NodeProvider key={id} id={id}>
      <LiveNode id={id} environment={environment} />
    </NodeProvider>
  );
}

/** Nodes and lists have no element of Craft.js: the renderer of their parent places them. */
const placed: UserComponent = () => null;

/** The resolver of Craft.js: each type of the registry by its name, and the rules of composition for lists. */
export function craftResolver(types: Iterable<string>, refusals: Refusals): Resolver {
  const rules = listRules(refusals);
  // Craft.js tells types apart by their components: each has one of its own.
  const named = (
    name: string,
    craft: UserComponent['craft'] = {},
    Component = placed,
  ): [string, UserComponent] => [name, Object.assign(() => <Component />, { craft: { name, ...craft } })];
  return Object.fromEntries([
    ...[...types, UNKNOWN_TYPE].map((type) => named(type)),
    named(LIST_TYPE, { rules }),
    named(PAGE_TYPE, { rules }, Page),
  ]);
}
