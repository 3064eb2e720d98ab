type Check = ((value: unknown) => boolean) & { errors?: unknown };

/** What is wrong with a value by a generated check; `null` when nothing is. */
export const problemsOf = (check: unknown, value: unknown): unknown =>
  (check as Check)(value) ? null : (check as Check).errors;
