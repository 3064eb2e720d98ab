import type { DocumentStore } from '../document/store.ts';
import type { SiteComponents } from './site-components.ts';
import { useCraftReplay, useNoSerialization } from './use-craft-replay.ts';

/** Lets Craft.js follow a document, inside of its editor. */
export function CraftReplay({
  store,
  components,
}: {
  readonly store: DocumentStore;
  readonly components: SiteComponents;
}) {
  useNoSerialization();
  useCraftReplay(store, components.isKnown);
  return null;
}
