import { Editor, type Resolver } from '@craftjs/core';
import type { ReactNode } from 'react';
import type { DocumentStore } from '../document/store.ts';
import { craftHandlers } from './craft-handlers.ts';
import { CraftReplay } from './craft-replay.tsx';
import type { SiteComponents } from './site-components.ts';

interface Props {
  readonly resolver: Resolver;
  readonly store: DocumentStore;
  readonly components: SiteComponents;
  readonly children: ReactNode;
}

/** Craft.js around the panels and the canvas of an open page; it follows the document. */
export const CraftEditor = ({ resolver, store, components, children }: Props) => (
  <Editor resolver={resolver} handlers={craftHandlers} enabled>
    <CraftReplay store={store} components={components} />
    {children}
  </Editor>
);
