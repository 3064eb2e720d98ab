import { isSameJson } from '../document/same-json.ts';
import type { Rule, RuleType } from './rule.ts';

/** A rule that a value breaks, in the words of the generated validators. */
export interface RuleError {
  readonly instancePath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly message: string;
}

/** Takes the place of a generated validator. */
export interface RuleValidator {
  (value: unknown): boolean;
  errors: readonly RuleError[] | null;
}

/** The rules below one value as they are followed: where it is, and what was found so far. */
interface Walk {
  readonly path: string[];
  readonly errors: RuleError[];
  /** Fills in defaults and drops unknown properties. */
  readonly isReading: boolean;
}

type Check = (value: unknown, walk: Walk) => void;
type Fields = Record<string, unknown>;

const TYPES: Readonly<Record<RuleType, (value: unknown) => boolean>> = {
  array: Array.isArray,
  boolean: (value) => typeof value === 'boolean',
  integer: Number.isInteger,
  null: (value) => value === null,
  number: Number.isFinite,
  object: (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  string: (value) => typeof value === 'string',
};

function report({ path, errors }: Walk, keyword: string, message: string, params: RuleError['params']) {
  const steps = path.map((step) => `/${step.replaceAll('~', '~0').replaceAll('/', '~1')}`);
  errors.push({ instancePath: steps.join(''), keyword, params, message });
}

/** Reports what is true of a value and must not be. */
const refusal =
  <T>(isWrong: (value: T) => boolean, keyword: string, message: string, params: RuleError['params']) =>
  (value: unknown, walk: Walk) => {
    if (isWrong(value as T)) report(walk, keyword, message, params);
  };

const lengthOf = (text: string): number => {
  let length = 0;
  for (const _ of text) length += 1;
  return length;
};

function ofNumber({ minimum, maximum }: Rule): Check[] {
  const checks: Check[] = [];
  const limit = (
    keyword: string,
    comparison: '<=' | '>=',
    bound: number,
    isWrong: (value: number) => boolean,
  ) => checks.push(refusal(isWrong, keyword, `must be ${comparison} ${bound}`, { comparison, limit: bound }));
  if (maximum !== undefined) limit('maximum', '<=', maximum, (value) => value > maximum);
  if (minimum !== undefined) limit('minimum', '>=', minimum, (value) => value < minimum);
  return checks;
}

function ofText({ minLength, maxLength, pattern }: Rule): Check[] {
  const checks: Check[] = [];
  const limit = (keyword: string, words: string, bound: number, isWrong: (value: string) => boolean) =>
    checks.push(
      refusal(isWrong, keyword, `must NOT have ${words} than ${bound} characters`, { limit: bound }),
    );
  if (maxLength !== undefined)
    // A text has no more characters than units of which they consist.
    limit('maxLength', 'more', maxLength, (value) => value.length > maxLength && lengthOf(value) > maxLength);
  if (minLength !== undefined) limit('minLength', 'fewer', minLength, (value) => lengthOf(value) < minLength);
  if (pattern !== undefined) {
    const expression = new RegExp(pattern, 'u');
    const isOther = (value: string) => !expression.test(value);
    checks.push(refusal(isOther, 'pattern', `must match pattern "${pattern}"`, { pattern }));
  }
  return checks;
}

function ofAny({ $ref, enum: allowed, const: only }: Rule): Check[] {
  const checks: Check[] = [];
  if ($ref) checks.push((value, walk) => checkOf($ref())(value, walk));
  if (only !== undefined)
    checks.push(
      refusal((value) => !isSameJson(value, only), 'const', 'must be equal to constant', {
        allowedValue: only,
      }),
    );
  if (allowed) {
    const plain = new Set(allowed);
    checks.push(
      refusal((value) => !plain.has(value), 'enum', 'must be equal to one of the allowed values', {
        allowedValues: allowed,
      }),
    );
  }
  return checks;
}

/** Follows the rule of a part of a value. */
function follow(check: Check, value: unknown, step: string, walk: Walk) {
  walk.path.push(step);
  check(value, walk);
  walk.path.pop();
}

function ofList({ minItems, maxItems, items }: Rule): Check[] {
  const checks: Check[] = [];
  const limit = (keyword: string, words: string, bound: number, isWrong: (value: unknown[]) => boolean) =>
    checks.push(refusal(isWrong, keyword, `must NOT have ${words} than ${bound} items`, { limit: bound }));
  if (maxItems !== undefined) limit('maxItems', 'more', maxItems, (value) => value.length > maxItems);
  if (minItems !== undefined) limit('minItems', 'fewer', minItems, (value) => value.length < minItems);
  if (items) {
    const check = checkOf(items);
    checks.push((value, walk) => {
      for (const [index, item] of (value as unknown[]).entries()) follow(check, item, String(index), walk);
    });
  }
  return checks;
}

const copyOf = (value: unknown) => (typeof value === 'object' ? structuredClone(value) : value);

function ofObject({ required, properties, patternProperties, additionalProperties }: Rule): Check[] {
  const checks: Check[] = [];
  const named = Object.entries(properties ?? {}).map(
    ([name, rule]) => [name, rule.default, checkOf(rule)] as const,
  );
  const patterns = Object.entries(patternProperties ?? {}).map(
    ([pattern, rule]) => [new RegExp(pattern, 'u'), checkOf(rule)] as const,
  );
  if (named.some(([, initial]) => initial !== undefined))
    checks.push((value, { isReading }) => {
      if (!isReading) return;
      const fields = value as Fields;
      for (const [name, initial] of named)
        if (initial !== undefined && fields[name] === undefined) fields[name] = copyOf(initial);
    });
  if (required)
    checks.push((value, walk) => {
      for (const name of required)
        if ((value as Fields)[name] === undefined)
          report(walk, 'required', `must have required property '${name}'`, { missingProperty: name });
    });
  if (additionalProperties !== undefined && additionalProperties !== true) {
    const known = new Set(named.map(([name]) => name));
    const check = additionalProperties === false ? null : checkOf(additionalProperties);
    checks.push((value, walk) => {
      const fields = value as Fields;
      for (const name of Object.keys(fields)) {
        if (known.has(name) || patterns.some(([pattern]) => pattern.test(name))) continue;
        if (check) follow(check, fields[name], name, walk);
        else if (walk.isReading) delete fields[name];
        else
          report(walk, 'additionalProperties', 'must NOT have additional properties', {
            additionalProperty: name,
          });
      }
    });
  }
  if (named.length > 0)
    checks.push((value, walk) => {
      for (const [name, , check] of named) {
        const part = (value as Fields)[name];
        if (part !== undefined) follow(check, part, name, walk);
      }
    });
  for (const [pattern, check] of patterns)
    checks.push((value, walk) => {
      for (const [name, part] of Object.entries(value as Fields))
        if (pattern.test(name)) follow(check, part, name, walk);
    });
  return checks;
}

/** In the order in which generated validators look. */
const GROUPS: readonly (readonly [of: RuleType | null, checks: (rule: Rule) => Check[]])[] = [
  ['number', ofNumber],
  ['string', ofText],
  [null, ofAny],
  ['array', ofList],
  ['object', ofObject],
];

function toCheck(rule: Rule): Check {
  const types = rule.type === undefined ? [] : [rule.type].flat();
  const wanted = types.join(',');
  const params = { type: typeof rule.type === 'string' ? rule.type : types };
  const groups = GROUPS.map(([of, checks]) => [of && TYPES[of], checks(rule)] as const).filter(
    ([, checks]) => checks.length > 0,
  );
  return (value, walk) => {
    if (types.length > 0 && !types.some((type) => TYPES[type](value)))
      report(walk, 'type', `must be ${wanted}`, params);
    for (const [isOf, checks] of groups)
      if (!isOf || isOf(value)) for (const check of checks) check(value, walk);
  };
}

const known = new WeakMap<Rule, Check>();

/** What follows a rule: made when it is first needed, because rules may contain themselves. */
function checkOf(rule: Rule): Check {
  return (value, walk) => {
    let check = known.get(rule);
    if (!check) {
      check = toCheck(rule);
      known.set(rule, check);
    }
    check(value, walk);
  };
}

/**
 * Follows a rule step by step. Generated validators do the same quicker, but each weighs as much in a browser as many rules.
 * @param isReading whether defaults are filled in and unknown properties dropped, in place; otherwise unknown ones are refused
 */
export function validatorOf(rule: Rule, isReading: boolean): RuleValidator {
  const check = checkOf(rule);
  const validate: RuleValidator = Object.assign(
    (value: unknown) => {
      const walk: Walk = { path: [], errors: [], isReading };
      check(value, walk);
      validate.errors = walk.errors.length > 0 ? walk.errors : null;
      return walk.errors.length === 0;
    },
    { errors: null },
  );
  return validate;
}
