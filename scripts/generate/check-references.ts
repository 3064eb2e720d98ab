import type { Schema } from './schemas.ts';

/** References that a schema may have: each of the names, behind the same beginning. */
export interface Allowed {
  readonly beginning: string;
  readonly names: readonly string[];
}

/** Keywords whose values are data. */
const DATA: ReadonlySet<string> = new Set(['default', 'examples', 'enum', 'const']);

/** The references of a schema, with the path of each. */
function* referencesIn(value: unknown, path: string): Generator<[path: string, reference: string]> {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, part] of Object.entries(value)) {
    if (key === '$ref' && typeof part === 'string') yield [`${path}/$ref`, part];
    else if (!DATA.has(key)) yield* referencesIn(part, `${path}/${key}`);
  }
}

/** References of a schema that lead nowhere, with those that it may have. */
export function referenceProblems(schema: Schema, allowed: readonly Allowed[]): string[] {
  const known = new Set(allowed.flatMap(({ beginning, names }) => names.map((name) => beginning + name)));
  const choices = allowed
    .filter(({ names }) => names.length > 0)
    .map(({ beginning, names }) => `${beginning ? `"${beginning}" and ` : ''}one of ${names.join(', ')}`);
  return [...referencesIn(schema, '')].flatMap(([path, reference]) =>
    known.has(reference) ? [] : [`${path} is "${reference}"; write ${choices.join('; or ')}`],
  );
}
