import { join, sep } from 'node:path';
import type { Plugin } from 'vite';
import { rulesOnly } from '../generate/rules-only.ts';
import { loadComponentSchemas, loadDocumentSchemas, type Schema } from '../generate/schemas.ts';
import { typeName } from '../generate/type-name.ts';
import type { ValidatorKind } from '../generate/validators.ts';

/** Folders of generated/ whose validators can be followed from rules of their own. */
const RULE_FOLDERS = ['page', 'forms', 'api'] as const;
type RuleFolder = (typeof RULE_FOLDERS)[number];
/** Those of components are followed from what composing needs of them, which the editor has anyway. */
export const FOLLOWED_FOLDERS = ['components', ...RULE_FOLDERS] as const;
export type FollowedFolder = (typeof FOLLOWED_FOLDERS)[number];

/** What `editor/rules` follows, beside `$ref`: keywords with rules as values, with rules by name, and the others. */
const WITH_RULE = new Set(['items', 'additionalProperties']);
const WITH_RULES = new Set(['properties', 'patternProperties']);
const PLAIN = new Set([
  'type',
  'enum',
  'const',
  'default',
  'minimum',
  'maximum',
  'minLength',
  'maxLength',
  'pattern',
  'minItems',
  'maxItems',
  'required',
]);
/** Keywords without a rule of their own. */
const NAMES = new Set(['$id', '$defs']);

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const schemasOf = (root: string, folder: RuleFolder): ReadonlyMap<string, Schema> =>
  new Map([...loadDocumentSchemas(root, folder)].map(([stem, schema]) => [typeName(stem), schema]));

const definedIn = (name: string, part: string) => `${name}_${part}`;

/** A schema as a `Rule` in JavaScript; references are functions that name a constant. */
function writeRule(schema: unknown, nameOf: (reference: string) => string): string {
  if (!isSchema(schema)) return JSON.stringify(schema);
  const fields = Object.entries(schema).flatMap(([keyword, value]) => {
    if (NAMES.has(keyword)) return [];
    if (keyword === '$ref') return [`$ref:()=>${nameOf(String(value))}`];
    if (WITH_RULE.has(keyword)) return [`${keyword}:${writeRule(value, nameOf)}`];
    if (PLAIN.has(keyword)) return [`${keyword}:${JSON.stringify(value)}`];
    if (!WITH_RULES.has(keyword)) throw new Error(`the rule "${keyword}" is not followed`);
    const parts = Object.entries(value as Schema).map(
      ([name, part]) => `${JSON.stringify(name)}:${writeRule(part, nameOf)}`,
    );
    return [`${keyword}:{${parts.join(',')}}`];
  });
  return `{${fields.join(',')}}`;
}

/** A module of rules, and the names of those whose validators can be followed from them. */
interface RulesModule {
  readonly js: string;
  readonly names: readonly string[];
}

/**
 * Source of a module that exports the rule of each schema of a folder, and of each part that is referred to. A schema with a
 * rule that is not followed is left out.
 */
function rulesModule(root: string, folder: RuleFolder): RulesModule {
  const lines: string[] = [];
  const names: string[] = [];
  for (const [name, schema] of schemasOf(root, folder)) {
    const rule = rulesOnly(schema) as Schema;
    const nameOf = (reference: string) => {
      const [document = '', part = ''] = reference.split('#');
      const target = document === '' ? name : typeName(document);
      return part === '' ? target : definedIn(target, part.replace('/$defs/', ''));
    };
    try {
      const parts = Object.entries((rule.$defs ?? {}) as Schema).map(
        ([part, ofPart]) => `export const ${definedIn(name, part)} = ${writeRule(ofPart, nameOf)};`,
      );
      lines.push(`export const ${name} = ${writeRule(rule, nameOf)};`, ...parts);
      names.push(name);
    } catch {
      // Its validator stays as it was generated.
    }
  }
  return { js: lines.join('\n'), names };
}

/** What the manifest keeps of the rules of a component. */
const OF_MANIFEST = new Set(['$id', 'type', 'additionalProperties', 'required', 'properties']);

/** Source of a module that exports the rule of each component, from its manifest. @throws Error for one that has other rules */
function componentRulesModule(root: string): RulesModule {
  const names = [...loadComponentSchemas(root)].map(([name, schema]) => {
    const other = Object.keys(rulesOnly(schema) as Schema).find((keyword) => !OF_MANIFEST.has(keyword));
    if (other) throw new Error(`the manifest of ${name} lacks its rule "${other}"`);
    return name;
  });
  const lines = names.map((name) => `export const ${name} = /*#__PURE__*/ ruleOf(manifests.${name});`);
  return {
    names,
    js: [
      `import manifests from ${JSON.stringify(join(root, 'generated/components/rules.json'))} with { type: 'json' };`,
      'const ruleOf = ({ required, properties }) =>',
      "  ({ type: 'object', additionalProperties: false, required, properties });",
      ...lines,
    ].join('\n'),
  };
}

/** Source of a module that exports the rules of a folder by the names of their schemas. */
export const rulesOf = (root: string, folder: FollowedFolder): RulesModule =>
  folder === 'components' ? componentRulesModule(root) : rulesModule(root, folder);

/** Source of a module that takes the place of the generated validators of a folder. */
function validatorsModule(root: string, folder: FollowedFolder, kind: ValidatorKind): string {
  const { names } = rulesOf(root, folder);
  const follower = JSON.stringify(join(root, 'editor/rules/validator.ts'));
  return [
    `import { validatorOf } from ${follower};`,
    `import * as rules from ${JSON.stringify(RULES + folder)};`,
    ...names.map(
      (name) => `export const ${name} = /*#__PURE__*/ validatorOf(rules.${name}, ${kind === 'read'});`,
    ),
  ].join('\n');
}

const RULES = '\0rules/';
const VALIDATORS = '\0validators/';
const GENERATED = /generated\/(\w+)\/(read|check)\.js$/;

const isFollowed = (folder: string): folder is FollowedFolder =>
  (FOLLOWED_FOLDERS as readonly string[]).includes(folder);

/**
 * Puts rules and what follows them in the place of generated validators, each of which is a program of its own: in the
 * editor, which needs those that read and those that check, they would be a sixth of what it loads.
 * @param root folder of the project
 */
export const interpretedValidators = (root: string): Plugin => ({
  name: 'interpreted-validators',
  enforce: 'pre',
  async resolveId(source, importer) {
    if (source.startsWith(RULES)) return source;
    const [, folder = '', kind] = GENERATED.exec(source.replaceAll(sep, '/')) ?? [];
    if (!isFollowed(folder) || importer?.startsWith(VALIDATORS)) return null;
    return `${VALIDATORS}${folder}/${kind}`;
  },
  load(id) {
    if (id.startsWith(RULES)) return rulesOf(root, id.slice(RULES.length) as FollowedFolder).js;
    if (!id.startsWith(VALIDATORS)) return null;
    const [folder, kind] = id.slice(VALIDATORS.length).split('/') as [FollowedFolder, ValidatorKind];
    return validatorsModule(root, folder, kind);
  },
});
