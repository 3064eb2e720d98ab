import { apply } from './commands/apply.ts';
import type { Command } from './commands/command.ts';
import type { OpenDocument, NodePosition } from './page-document.ts';
import { moveRefusal, type StructureRefusal, type StructureRules } from './structure-refusals.ts';
import { listOf } from './tree.ts';

const areSame = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((id, at) => id === other[at]);

/**
 * The commands that move nodes to a position, in their order, or why one of them may not be there; none where they are there
 * already. The index of the position counts the nodes of the list that are not moved.
 */
export function moveTogether(
  document: OpenDocument,
  ids: readonly string[],
  { into, at }: NodePosition,
  rules: StructureRules,
): { readonly commands: readonly Command[] } | { readonly refusal: StructureRefusal } {
  const next = listOf(document, into).filter((id) => !ids.includes(id))[at];
  const commands: Command[] = [];
  let current = document;
  for (const id of ids) {
    // Each takes room from those after it.
    const refusal = moveRefusal(current, id, into, rules);
    if (refusal) return { refusal };
    const others = listOf(current, into).filter((other) => other !== id);
    const command: Command = {
      kind: 'move',
      id,
      into,
      at: next === undefined ? others.length : others.indexOf(next),
    };
    current = apply(current, command).document;
    commands.push(command);
  }
  return { commands: areSame(listOf(document, into), listOf(current, into)) ? [] : commands };
}
