import type { Command } from './commands/command.ts';
import type { Step } from './history.ts';

/** The nodes that a command moves, removes, or sets properties of. */
function namedBy(command: Command): readonly string[] {
  switch (command.kind) {
    case 'move':
    case 'remove':
    case 'setProp':
      return [command.id];
    case 'batch':
      return command.commands.flatMap(namedBy);
    default:
      return [];
  }
}

const changesTextsAlone = (command: Command): boolean =>
  command.kind === 'batch'
    ? command.commands.every(changesTextsAlone)
    : command.kind === 'setText' || command.kind === 'setField';

/**
 * The nodes that a command acts on; none where it adds nodes, or changes the document itself.
 * @param touched what the command touched; several nodes may show one text
 * @param selection the nodes that were selected when it was carried out
 */
export function nodesOfCommand(
  command: Command,
  touched: readonly string[],
  selection: readonly string[],
): readonly string[] {
  if (!changesTextsAlone(command)) return [...new Set(namedBy(command))];
  const selected = touched.filter((id) => selection.includes(id));
  return selected.length > 0 ? selected : touched.slice(0, 1);
}

const firstOf = (command: Command): Command | undefined =>
  command.kind === 'batch' ? command.commands[0] && firstOf(command.commands[0]) : command;

/** The node that a step added, moved or changed; `null` where it took nodes away, or changed the document itself. */
export function subjectOfStep({ command, nodes: [node], selectedAfter: [after] }: Step): string | null {
  const kind = firstOf(command)?.kind;
  if (kind === 'insert') return after ?? null;
  return kind === 'remove' ? null : (node ?? null);
}
