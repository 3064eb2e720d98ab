/** One step from a component's schema version to the next; pure, and named by its reason. */
export interface Migration {
  /** The version it reads; it writes the next one. */
  readonly from: number;
  readonly reason: string;
  readonly up: (props: Readonly<Record<string, unknown>>) => Record<string, unknown>;
}

/**
 * Props brought from version `from` to version `to` by the chain of migrations.
 * @throws RangeError when a step is missing: a component changed its schema without a migration.
 */
export function migrateProps(
  props: Readonly<Record<string, unknown>>,
  from: number,
  to: number,
  migrations: readonly Migration[],
): Readonly<Record<string, unknown>> {
  let current = props;
  for (let version = from; version < to; version += 1) {
    const step = migrations.find((migration) => migration.from === version);
    if (!step) throw new RangeError(`no migration from version ${version}`);
    current = step.up(current);
  }
  return current;
}
