import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ValidateFunction } from 'ajv';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import type { Rule } from '../../editor/rules/rule.ts';
import { type RuleValidator, validatorOf } from '../../editor/rules/validator.ts';
import { FOLLOWED_FOLDERS, type FollowedFolder, rulesOf } from './interpreted-validators.ts';

const root = join(import.meta.dirname, '../..');
const folder = join(root, '.cache/followed-rules');
mkdirSync(folder, { recursive: true });
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The rules of a folder, read from the module that the build puts in the place of its validators. */
async function loadRules(of: FollowedFolder): Promise<readonly (readonly [name: string, rule: Rule])[]> {
  const { js, names } = rulesOf(root, of);
  const file = join(folder, `${of}.js`);
  writeFileSync(file, js);
  const rules = (await import(/* @vite-ignore */ file)) as Readonly<Record<string, Rule>>;
  return names.map((name) => [name, rules[name] as Rule]);
}

const loadGenerated = async (of: FollowedFolder, kind: 'read' | 'check') =>
  (await import(`../../generated/${of}/${kind}.js`)) as Readonly<Record<string, ValidateFunction>>;

const TEXTS = [
  '',
  'a',
  'en-US',
  '/x',
  'https://example.com/a',
  '#0a3d62',
  'ñ😀',
  'x'.repeat(301),
  'a b',
  '2026-03-02',
];
const NUMBERS = [0, 1, -1, 3, 12, 0.5, 1e9, 1e-3];
const anything = fc.oneof(
  fc.constantFrom<unknown>(null, true, false, [], {}, ...TEXTS, ...NUMBERS),
  fc.jsonValue({ maxDepth: 2 }),
);

/** Values that mostly follow a rule, and break any part of it now and then. */
function valueFor(rule: Rule, depth: number): fc.Arbitrary<unknown> {
  if (rule.$ref) return depth > 6 ? anything : valueFor(rule.$ref(), depth + 1);
  const right: fc.Arbitrary<unknown>[] = [];
  if (rule.enum) right.push(fc.constantFrom(...rule.enum));
  else if (rule.const !== undefined) right.push(fc.constant(rule.const));
  else
    for (const type of rule.type === undefined ? [] : [rule.type].flat()) {
      if (type === 'object') right.push(objectFor(rule, depth));
      else if (type === 'array')
        right.push(
          fc.array(depth > 5 || !rule.items ? anything : valueFor(rule.items, depth + 1), { maxLength: 3 }),
        );
      else if (type === 'string') right.push(fc.constantFrom(...TEXTS), fc.string());
      else if (type === 'boolean') right.push(fc.boolean());
      else if (type === 'null') right.push(fc.constant(null));
      else
        right.push(
          fc.constantFrom(...NUMBERS),
          fc.integer({
            min: Math.floor(rule.minimum ?? -9),
            max: Math.ceil(rule.maximum ?? (rule.minimum ?? 0) + 99),
          }),
        );
    }
  return right.length === 0 ? anything : fc.oneof({ weight: 12, arbitrary: fc.oneof(...right) }, anything);
}

function objectFor(rule: Rule, depth: number): fc.Arbitrary<unknown> {
  const named = Object.entries(rule.properties ?? {}).map(
    ([name, part]) => [name, depth > 5 ? anything : valueFor(part, depth + 1)] as const,
  );
  const mapped = Object.values(rule.patternProperties ?? {}).map((part) =>
    fc.dictionary(fc.constantFrom('en', 'de', 'es-AR', 'a~/b', 'x1'), valueFor(part, depth + 1), {
      maxKeys: 2,
    }),
  );
  return fc
    .tuple(
      fc.record(Object.fromEntries(named), { requiredKeys: [] }),
      ...mapped,
      fc.dictionary(fc.constantFrom('unknown', 'a~/b', 'constructor'), anything, { maxKeys: 1 }),
    )
    .map((parts) => Object.assign({}, ...parts) as unknown);
}

/** What a validator says of a value, in any order, and what became of the value. */
function judge(validate: ValidateFunction | RuleValidator, value: unknown, hasParams: boolean) {
  const judged = structuredClone(value);
  const isValid = validate(judged);
  const errors = (validate.errors ?? []).map(({ instancePath, keyword, message, params }) =>
    JSON.stringify([instancePath, keyword, message, ...(hasParams ? [params] : [])]),
  );
  return { isValid, judged, errors: errors.toSorted() };
}

describe.each(FOLLOWED_FOLDERS)('rules of %s that are followed step by step', (of) => {
  it('find and change in any value what the generated validators do', async () => {
    const [rules, read, check] = await Promise.all([
      loadRules(of),
      loadGenerated(of, 'read'),
      loadGenerated(of, 'check'),
    ]);
    expect(rules.length).toBeGreaterThan(0);
    for (const [name, rule] of rules) {
      const pairs = [
        { followed: validatorOf(rule, true), generated: read[name] as ValidateFunction, hasParams: false },
        { followed: validatorOf(rule, false), generated: check[name] as ValidateFunction, hasParams: true },
      ];
      fc.assert(
        fc.property(valueFor(rule, 0), (value) => {
          for (const { followed, generated, hasParams } of pairs)
            expect(judge(followed, value, hasParams), name).toEqual(judge(generated, value, hasParams));
        }),
        { numRuns: 20 },
      );
    }
  });
});
