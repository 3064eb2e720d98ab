/** What a stage found; without numbers it counts as one. */
export interface StageResult {
  readonly code: number;
  readonly passed?: number;
  readonly failed?: number;
}

export interface Tally {
  /** @throws an error that `tallied` takes, after the first failure, with the option to stop there */
  add(result: StageResult): void;
  /** The closing line, and the exit code that goes with it. */
  close(): number;
}

/** Adds up what the stages found; a failed stage without tests counts as one failure. */
export function createTally(options?: { readonly bail?: boolean }): Tally;

/** Does work that adds its stages to a tally; `bail` ends it at the first that failed. @returns the exit code */
export function tallied(
  work: (tally: Tally) => Promise<unknown>,
  options?: { readonly bail?: boolean },
): Promise<number>;
