import * as checks from '../../generated/components/check.js';
import type { JsonPath } from '../document/json-path.ts';
import { propsOf, typeOf } from '../document/tree.ts';
import type { DocumentNode } from '../document/page-document.ts';

type Check = ((value: unknown) => boolean) & {
  readonly errors?:
    | readonly { readonly instancePath: string; readonly message?: string; readonly keyword: string }[]
    | null;
};
const validators = new Map(Object.entries(checks)) as ReadonlyMap<string, unknown> as ReadonlyMap<
  string,
  Check
>;

/** What is wrong with the properties of a node, by JSON pointer: the keyword of the schema that is not met. */
export function propertyProblems(node: DocumentNode): ReadonlyMap<string, string> {
  const check = validators.get(typeOf(node));
  if (!check || check(propsOf(node))) return new Map();
  return new Map((check.errors ?? []).map(({ instancePath, keyword }) => [instancePath, keyword]));
}

/** The problem of one property, or of a part of it; `undefined` when there is none. */
export function problemAt(problems: ReadonlyMap<string, string>, path: JsonPath): string | undefined {
  const pointer = `/${path.join('/')}`;
  for (const [at, keyword] of problems) if (at === pointer || at.startsWith(`${pointer}/`)) return keyword;
  return undefined;
}
