import type { ValidateFunction } from 'ajv';
import type { CompositionProblem } from './composition.ts';
import type { DocumentRefusal } from './limits.ts';

/** Keywords of JSON Schema that our schemas use. */
type SchemaRule =
  | 'additionalProperties'
  | 'const'
  | 'enum'
  | 'maximum'
  | 'maxItems'
  | 'maxLength'
  | 'minimum'
  | 'minItems'
  | 'minLength'
  | 'pattern'
  | 'required'
  | 'type';

/** Rules of what is published. */
export type PublishRule =
  | SchemaRule
  | DocumentRefusal
  | CompositionProblem['reason']
  /** No component is registered by the node's type. */
  | 'unknown-component'
  /** The node was stored for a newer version of its component. */
  | 'newer-version'
  /** Another node of the document has the id. */
  | 'id-taken'
  /** A text that should contain JSON does not. */
  | 'not-json'
  /** Another page or route has the path. */
  | 'slug-taken'
  /** What a property refers to is not there. */
  | 'broken-reference'
  /** A moment is in a time zone that does not exist. */
  | 'unknown-time-zone'
  /** A picture that is not decoration is not described; a linked one would have no name. */
  | 'no-description';

/** A rule that a document breaks, at the property where an editor can show it. */
export interface Finding {
  /** Id of the node that breaks the rule; `null` for the document itself. */
  readonly nodeId: string | null;
  /** JSON pointer, such as `/props/columns`: from the node, or without one from the body of the document. */
  readonly path: string;
  readonly rule: PublishRule;
  /** What the rule demands, such as `{ limit: 12 }` or `{ accepts: ['Column'] }`. */
  readonly params: Readonly<Record<string, unknown>>;
}

/** A finding at the document itself. */
export const documentFinding = (
  path: string,
  rule: PublishRule,
  params: Finding['params'] = {},
): Finding => ({
  nodeId: null,
  path,
  rule,
  params,
});

const toSegment = (name: string) => `/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;

/** What a generated `check` validator refuses; a property that is missing or unknown is named by its path. */
export function schemaFindings(check: ValidateFunction, value: unknown): Finding[] {
  if (check(value)) return [];
  const errors = check.errors ?? [];
  // A value of another type is none of the choices either: that says more.
  const choices = new Set(
    errors.flatMap(({ keyword, instancePath }) => (keyword === 'enum' ? [instancePath] : [])),
  );
  const told = errors.filter(({ keyword, instancePath }) => keyword !== 'type' || !choices.has(instancePath));
  return told.map(({ instancePath, keyword, params }) => {
    const { missingProperty, additionalProperty, ...demanded } = params;
    const property: unknown = missingProperty ?? additionalProperty;
    const path = typeof property === 'string' ? instancePath + toSegment(property) : instancePath;
    return documentFinding(path, keyword as SchemaRule, demanded);
  });
}
