import type { Command, Sentence } from './commands/command.ts';

/** A step of the history: a command that was carried out, and how to take it back. */
export interface Step {
  readonly command: Command;
  readonly inverse: Command;
  readonly sentence: Sentence;
  /** Epoch milliseconds of its last change. */
  readonly at: number;
  /** Ids of the nodes that it acted on. */
  readonly nodes: readonly string[];
  readonly selectedBefore: readonly string[];
  readonly selectedAfter: readonly string[];
}

/** The steps of a document, oldest first; those from `position` on were taken back. */
export interface History {
  readonly steps: readonly Step[];
  readonly position: number;
}

/** Older steps are forgotten. */
export const MAX_STEPS = 500;

export const NO_HISTORY: History = { steps: [], position: 0 };

/** Typing that pauses longer begins a new step, in milliseconds. */
const GROUP_PAUSE_MS = 5_000;

/** The commands of a step, in a flat list: typing for long must not nest them ever deeper. */
const commandsOf = (command: Command): readonly Command[] =>
  command.kind === 'batch' ? command.commands : [command];

/** The step that both are together. */
const merged = (earlier: Step, later: Step): Step => ({
  ...later,
  command: {
    kind: 'batch',
    commands: [...commandsOf(earlier.command), ...commandsOf(later.command)],
    sentence: earlier.sentence,
  },
  inverse: { kind: 'batch', commands: [...commandsOf(later.inverse), ...commandsOf(earlier.inverse)] },
  sentence: earlier.sentence,
  nodes: earlier.nodes,
  selectedBefore: earlier.selectedBefore,
});

/**
 * Adds a step after those that were not taken back; these are forgotten.
 * @param continues the step goes on with the last one, such as the next letter of a text
 */
export function withStep({ steps, position }: History, step: Step, continues: boolean): History {
  const remaining = steps.slice(0, position);
  const last = remaining.at(-1);
  const next =
    last && continues && step.at - last.at < GROUP_PAUSE_MS
      ? [...remaining.slice(0, -1), merged(last, step)]
      : [...remaining, step].slice(-MAX_STEPS);
  return { steps: next, position: next.length };
}
