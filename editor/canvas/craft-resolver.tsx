import type { Resolver, UserComponent } from '@craftjs/core';
import { createContext, type ReactNode, useContext } from 'react';
import { LIST_TYPE, PAGE_TYPE, UNKNOWN_TYPE } from './craft-nodes.ts';
import { listRules, type Refusals } from './craft-rules.ts';

/** The rendered page, which the root of Craft.js' tree renders. */
export const PageContentContext = createContext<ReactNode>(null);
const Page = () => useContext(PageContentContext);

/** Nodes and lists have no element of Craft.js: the renderer of their parent renders them. */
const renderNothing: UserComponent = () => null;

/** The resolver of Craft.js: each type of the registry by its name, and the rules of composition for lists. */
export function craftResolver(types: Iterable<string>, refusals: Refusals): Resolver {
  const rules = listRules(refusals);
  // Craft.js tells types apart by their components: each has one of its own.
  const named = (
    name: string,
    craft: UserComponent['craft'] = {},
    Component = renderNothing,
  ): [string, UserComponent] => [name, Object.assign(() => <Component />, { craft: { name, ...craft } })];
  return Object.fromEntries([
    ...[...types, UNKNOWN_TYPE].map((type) => named(type)),
    named(LIST_TYPE, { rules }),
    named(PAGE_TYPE, { rules }, Page),
  ]);
}
