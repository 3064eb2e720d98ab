import type { Node, NodeRules } from '@craftjs/core';
import type { Edits } from '../document/edits.ts';
import type { ListRef } from '../document/page-document.ts';
import type { EditRefusal } from '../document/structure-refusals.ts';
import type { Dragged } from '../drag/drag-state.ts';
import { listOfNode, nodeId } from './craft-nodes.ts';

/** The rules of composition, as they are asked about an open page. */
export type Refusals = Pick<Edits, 'moveRefusal' | 'insertionRefusal'>;

/** Why a list does not take what is dragged; `null` when it does. */
export const refusalOf = (
  { moveRefusal, insertionRefusal }: Refusals,
  dragged: Dragged,
  into: ListRef,
): EditRefusal | null =>
  dragged.kind === 'nodes' ? moveRefusal(dragged.ids, into) : insertionRefusal(dragged.template, into);

/** Thrown by a rule of Craft.js, which hands it on to the one who asked, and so says why. */
export class EditRefused extends Error {
  readonly refusal: EditRefusal;

  constructor(refusal: EditRefusal) {
    super(`not placed here: ${refusal.reason}`);
    this.refusal = refusal;
  }
}

/** What nodes of Craft.js stand for: nodes of the page, or the component of the palette that one of them carries. */
const draggedAs = (nodes: readonly Node[]): Dragged =>
  (nodes[0]?.data.custom.dragged as Dragged | undefined) ?? {
    kind: 'nodes',
    ids: nodes.map(({ id }) => nodeId(id)),
  };

/** The rules of composition as those of a list in Craft.js. @throws PlacementRefused */
export const listRules = (refusals: Refusals): Pick<NodeRules, 'canMoveIn'> => ({
  canMoveIn(moved, list) {
    const into = listOfNode(list);
    if (into === undefined) return false;
    const refusal = refusalOf(refusals, draggedAs(moved), into);
    if (refusal) throw new EditRefused(refusal);
    return true;
  },
});
