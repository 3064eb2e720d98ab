import type { EventEmitter } from 'node:events';

/** What is needed of a child process. */
export interface RestartableProcess extends Pick<EventEmitter, 'once'> {
  kill(signal: NodeJS.Signals): unknown;
}

export function createRestartingProcess(
  spawn: (args: readonly string[]) => RestartableProcess,
  firstArgs: readonly string[],
): {
  restart(): void;
  stop(signal: NodeJS.Signals, onEnd: () => void): void;
};
