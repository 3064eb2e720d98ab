/** What `npm run check` is told by its arguments. @throws Error for an option that it does not have */
export function checkOptions(args: readonly string[]): {
  readonly components: readonly string[];
  readonly bail: boolean;
  readonly isWatching: boolean;
};
