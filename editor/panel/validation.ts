import type { CheckFinding } from '../../src/runtime/checks/check-finding.ts';
import { schemaFindings } from '../../src/runtime/document/finding.ts';
import type { JsonPath } from '../document/json-path.ts';
import { propsOf, typeOf } from '../document/tree.ts';
import type { DocumentNode } from '../document/page-document.ts';
import type { Problems } from './field-target.ts';
import type { Problem } from './problem-text.ts';
import type { Validators } from './use-validators.ts';

/** Findings by their paths, as fields show them. */
export const problemsOf = (findings: readonly Pick<CheckFinding, 'path' | 'rule' | 'params'>[]): Problems =>
  new Map(findings.map(({ path, rule, params }) => [path, { rule, params }]));

/** What is wrong with the properties of a node; nothing until the validators are loaded. */
export function propertyProblems(node: DocumentNode, validators: Validators | null): Problems {
  const check = validators?.components.get(typeOf(node));
  return check ? problemsOf(schemaFindings(check, propsOf(node))) : new Map();
}

const pointerTo = (path: JsonPath) => `/${path.join('/')}`;

/** The problem of a value as a whole, not of a part of it; `undefined` when there is none. */
export const problemOf = (problems: Problems, path: JsonPath): Problem | undefined =>
  problems.get(pointerTo(path));

/** The problem of one property, or of a part of it; `undefined` when there is none. */
export function problemAt(problems: Problems, path: JsonPath): Problem | undefined {
  const pointer = pointerTo(path);
  for (const [at, problem] of problems) if (at === pointer || at.startsWith(`${pointer}/`)) return problem;
  return undefined;
}
