import { NodeProvider, useEditor, useNode } from '@craftjs/core';
import { type ReactNode, useCallback, useSyncExternalStore } from 'react';
import { ROOT_ID } from './craft-nodes.ts';

type EditorQuery = ReturnType<typeof useEditor>['query'];

/**
 * Something that Craft.js knows, a primitive. What Craft.js collects itself is rendered a frame later than what else follows
 * the same change, and is that of the node before when the node of the context is another one.
 * @param read the same function for as long as it reads the same
 */
function useOfCraft<Value>(read: (query: EditorQuery) => Value): Value {
  const { store, query } = useEditor();
  const readNow = useCallback(() => read(query), [read, query]);
  const subscribe = useCallback(
    (onChange: () => void) => store.subscribe(readNow, onChange),
    [store, readNow],
  );
  return useSyncExternalStore(subscribe, readNow);
}

const lastSelected = (query: EditorQuery): string | undefined => query.getEvent('selected').last();

/** Id of the node that is selected in Craft.js, the last one of several; `undefined` without one. */
export const useSelectedNode = () => useOfCraft(lastSelected);

/** What belongs to a node, in Craft.js' context of it. */
export const OfNode = ({ id, children }: { readonly id: string; readonly children: ReactNode }) => (
  <NodeProvider id={id} related>
    {children}
  </NodeProvider>
);

/** Whether the node of the context is in another one, and not a section. */
export function useIsInside(): boolean {
  const { id } = useNode();
  const isInside = useCallback((query: EditorQuery) => query.getNodes()[id]?.data.parent !== ROOT_ID, [id]);
  return useOfCraft(isInside);
}
