import { join, sep } from 'node:path';
import type { Plugin } from 'vite';
import { rulesOnly } from '../generate/rules-only.ts';
import { loadComponentSchemas, loadDocumentSchemas, type Schema } from '../generate/schemas.ts';
import { typeName } from '../generate/types.ts';
import type { ValidatorKind } from '../generate/validators.ts';

/** Folders of generated/ whose validators can be followed from their rules. */
export const RULE_FOLDERS = ['components', 'page', 'forms', 'api'] as const;
export type RuleFolder = (typeof RULE_FOLDERS)[number];

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

function schemasOf(root: string, folder: RuleFolder): ReadonlyMap<string, Schema> {
  if (folder === 'components') return loadComponentSchemas(root);
  return new Map([...loadDocumentSchemas(root, folder)].map(([stem, schema]) => [typeName(stem), schema]));
}

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

/**
 * Source of a module that exports the rule of each schema of a folder, and of each part that is referred to. A schema with a
 * rule that is not followed is left out.
 */
export function rulesModule(
  root: string,
  folder: RuleFolder,
): { readonly js: string; readonly names: string[] } {
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

/** Source of a module that takes the place of the generated validators of a folder. */
function validatorsModule(root: string, folder: RuleFolder, kind: ValidatorKind): string {
  const { names } = rulesModule(root, folder);
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

const isFolder = (folder: string): folder is RuleFolder =>
  (RULE_FOLDERS as readonly string[]).includes(folder);

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
    if (!isFolder(folder) || importer?.startsWith(VALIDATORS)) return null;
    return `${VALIDATORS}${folder}/${kind}`;
  },
  load(id) {
    if (id.startsWith(RULES)) return rulesModule(root, id.slice(RULES.length) as RuleFolder).js;
    if (!id.startsWith(VALIDATORS)) return null;
    const [folder, kind] = id.slice(VALIDATORS.length).split('/') as [RuleFolder, ValidatorKind];
    return validatorsModule(root, folder, kind);
  },
});
