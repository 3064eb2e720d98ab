import type { CheckFinding } from '../../src/runtime/checks/check-finding.ts';
import { schemaFindings } from '../../src/runtime/document/finding.ts';
import type { JsonPath } from '../document/json-path.ts';
import { propsOf, typeOf } from '../document/tree.ts';
import type { DocumentNode } from '../document/page-document.ts';
import type { PropertySchema } from '../workspace/schemas.ts';
import type { Problems } from './field-target.ts';
import type { Validators } from './use-validators.ts';

/** Findings by their places, as fields show them. */
export const problemsOf = (findings: readonly Pick<CheckFinding, 'path' | 'rule'>[]): Problems =>
  new Map(findings.map(({ path, rule }) => [path, rule]));

/** What is wrong with the properties of a node; nothing until the validators are loaded. */
export function propertyProblems(node: DocumentNode, validators: Validators | null): Problems {
  const check = validators?.components.get(typeOf(node));
  return check ? problemsOf(schemaFindings(check, propsOf(node))) : new Map();
}

const pointerTo = (path: JsonPath) => `/${path.join('/')}`;

/** The problem of a value as a whole, not of a part of it; `undefined` when there is none. */
export const problemOf = (problems: Problems, path: JsonPath): string | undefined =>
  problems.get(pointerTo(path));

/** The problem of one property, or of a part of it; `undefined` when there is none. */
export function problemAt(problems: Problems, path: JsonPath): string | undefined {
  const pointer = pointerTo(path);
  for (const [at, keyword] of problems) if (at === pointer || at.startsWith(`${pointer}/`)) return keyword;
  return undefined;
}

const NUMBERS: readonly (string | undefined)[] = ['integer', 'number'];

/** Keys of the texts that say what is wrong with a value, the one that says most first. */
export const problemKeys = (keyword: string, { type }: Pick<PropertySchema, 'type'>): string[] =>
  keyword === 'type' && !NUMBERS.includes(type)
    ? ['problems.other']
    : [`problems.${keyword}`, 'problems.other'];
