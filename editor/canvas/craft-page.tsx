import { Frame } from '@craftjs/core';
import type { ReactNode } from 'react';
import type { DocumentStore } from '../document/store.ts';
import { EMPTY_CRAFT_DOCUMENT } from './craft-nodes.ts';
import { PageContentContext } from './craft-resolver.tsx';
import type { SiteComponents } from './site-components.ts';
import { useCraftReplay, useNoSerialization } from './use-craft-replay.ts';

interface Props {
  readonly store: DocumentStore;
  readonly components: Pick<SiteComponents, 'isKnown'>;
  /** The rendered page. */
  readonly children: ReactNode;
}

const EMPTY = JSON.stringify(EMPTY_CRAFT_DOCUMENT);

/** Lets Craft.js follow a document, after it. */
function CraftReplay({ store, components }: Omit<Props, 'children'>) {
  useNoSerialization();
  useCraftReplay(store, components.isKnown);
  return null;
}

/** The page in the tree of Craft.js, which begins without nodes, so that the page need not wait for it. */
export const CraftPage = ({ children, ...followed }: Props) => (
  <PageContentContext value={children}>
    <Frame data={EMPTY} />
    <CraftReplay {...followed} />
  </PageContentContext>
);
