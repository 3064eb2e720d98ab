import { useEditor } from '@craftjs/core';
import { useCallback } from 'react';
import type { ListRef } from '../document/page-document.ts';
import type { EditRefusal } from '../document/structure-refusals.ts';
import type { Dragged } from '../drag/drag-state.ts';
import { craftId, listId } from './craft-nodes.ts';
import { EditRefused, refusalOf, type Refusals } from './craft-rules.ts';

type EditorQuery = ReturnType<typeof useEditor>['query'];

/** Asks Craft.js, whose rules are the same. */
function refusalByCraft(
  query: EditorQuery,
  refusals: Refusals,
  dragged: Dragged,
  into: ListRef,
): EditRefusal | null {
  let refusal: EditRefusal | null = null;
  const list = query.node(listId(into));
  const moved =
    dragged.kind === 'nodes'
      ? dragged.ids.map(craftId)
      : query.parseFreshNode({ data: { type: list.get().data.type, custom: { dragged } } }).toNode();
  list.isDroppable(moved, (error: unknown) => {
    // Craft.js may not have followed the last change yet: where it gives no reason, the rules decide.
    refusal = error instanceof EditRefused ? error.refusal : refusalOf(refusals, dragged, into);
  });
  return refusal;
}

/**
 * Why a list does not take what is dragged, by Craft.js; by the rules alone while Craft.js does not know the nodes yet, and
 * without a canvas.
 */
export function useDropRefusal(refusals: Refusals) {
  const { query } = useEditor();
  return useCallback(
    (dragged: Dragged, into: ListRef): EditRefusal | null => {
      const nodes = query.getNodes();
      const ids = [listId(into), ...(dragged.kind === 'nodes' ? dragged.ids.map(craftId) : [])];
      return ids.every((id) => nodes[id])
        ? refusalByCraft(query, refusals, dragged, into)
        : refusalOf(refusals, dragged, into);
    },
    [query, refusals],
  );
}
