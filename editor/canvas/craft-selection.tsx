import { NodeProvider, useEditor, useNode } from '@craftjs/core';
import { type ReactNode, useCallback, useSyncExternalStore } from 'react';
import { craftId, nodeId } from './craft-nodes.ts';

/** Id of the node that is selected in Craft.js, the last one of several; `undefined` without one. */
export function useSelectedNode(): string | undefined {
  const { store, query } = useEditor();
  const last = useCallback((): string | undefined => query.getEvent('selected').last(), [query]);
  // What Craft.js collects itself is rendered a frame later than what else shows the selection.
  const subscribe = useCallback(
    (onChange: () => void) => store.subscribe(last, onChange, true),
    [store, last],
  );
  const id = useSyncExternalStore(subscribe, last);
  return id === undefined ? undefined : nodeId(id);
}

/** What belongs to a node, in Craft.js' context of it. */
export const OfNode = ({ id, children }: { readonly id: string; readonly children: ReactNode }) => (
  <NodeProvider id={craftId(id)} related>
    {children}
  </NodeProvider>
);

/** Id of the node in whose context it is called. */
export const useContextNode = (): string => nodeId(useNode().id);
