import { useCallback } from 'react';
import type { LoadedRegistry } from '../../src/runtime/registry/definition.ts';
import type { DocumentStore } from '../document/store.ts';
import { useCraftReplay, useNoSerialization } from './use-craft-replay.ts';

/** Lets Craft.js follow a document, inside of its editor. */
export function CraftReplay({
  store,
  components,
}: {
  readonly store: DocumentStore;
  readonly components: LoadedRegistry;
}) {
  useNoSerialization();
  useCraftReplay(
    store,
    useCallback((type: string) => components.has(type), [components]),
  );
  return null;
}
