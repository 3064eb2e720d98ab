import type { Command } from './commands/command.ts';
import type { Step } from './history.ts';

const subjectOf = (command: Command, selected: string | null): string | null => {
  switch (command.kind) {
    case 'move':
    case 'setProp':
      return command.id;
    case 'insert':
    case 'setText':
    case 'restore':
      return selected;
    case 'batch':
      return command.commands[0] ? subjectOf(command.commands[0], selected) : null;
    default:
      return null;
  }
};

/** The node that a step added, moved or changed; `null` where it took nodes away, or changed the document itself. */
export const subjectOfStep = ({
  command,
  selectedAfter: [after],
  selectedBefore: [before],
}: Step): string | null => subjectOf(command, after ?? before ?? null);
