import { Ajv2020 } from 'ajv/dist/2020.js';
import standaloneModule from 'ajv/dist/standalone/index.js';
import { rulesOnly } from './rules-only.ts';
import type { Schema } from './schemas.ts';

/** `read` fills in defaults and drops what is unknown; `check` changes nothing and refuses it. */
export type ValidatorKind = 'read' | 'check';

type WriteCode = (ajv: Ajv2020, exports: Record<string, string>) => string;
/** A CommonJS module whose function stands under `default` twice, depending on who reads the types. */
const standaloneCode = ((standaloneModule as unknown as { default?: WriteCode }).default ??
  standaloneModule) as WriteCode;

function createAjv(kind: ValidatorKind, validateSchema: boolean) {
  return new Ajv2020({
    strict: true,
    validateSchema,
    strictTypes: false,
    allowUnionTypes: true,
    // Of alternatives only the one that is meant is checked, so that its problems alone are reported.
    discriminator: true,
    allErrors: true,
    // One statement a line: a changed property is a few lines of a diff.
    code: { source: true, esm: true, lines: true },
    ...(kind === 'read' ? { useDefaults: true, removeAdditional: true } : {}),
  });
}

/** Ajv's ESM output still requires its helpers; browsers and strict CSP need imports. */
function requiresToImports(code: string): string {
  const imports: string[] = [];
  const seen = new Map<string, string>();
  const body = code.replace(/require\("([^"]+)"\)\.default/g, (_all, path: string) => {
    let name = seen.get(path);
    if (!name) {
      name = `helper${seen.size}`;
      seen.set(path, name);
      imports.push(
        `import ${name}Module from "${path}.js";`,
        `const ${name} = ${name}Module.default ?? ${name}Module;`,
      );
    }
    return name;
  });
  if (/\brequire\(/.test(body)) throw new Error('a validator still calls require()');
  return `${imports.join('\n')}\n${body}`;
}

/**
 * Drops the notes that validators leave for each other about what they have looked at. None of our schemas asks
 * (`unevaluatedProperties`), and a note is an effect: it keeps every validator of a module in the bundle of whoever
 * imports one.
 */
function withoutNotes(code: string): string {
  const body = code
    .replace(/validate\d+\.evaluated = \{[^{}]*\};/g, '')
    .replace(/const (evaluated\d+) = validate\d+\.evaluated;/g, '')
    .replace(/if\((evaluated\d+)\.dynamic(Props|Items)\)\{\s*\1\.(props|items) = undefined;\s*\}/g, '')
    .replace(/evaluated\d+\.(props|items) = \w+;/g, '');
  if (/\bevaluated\d*\b/.test(body.replace(/"[^"]*"/g, '')))
    throw new Error('a validator still leaves notes');
  return body;
}

/** A string of generated code. */
const TEXT = String.raw`"(?:[^"\\]|\\.)*"`;
/** The beginning of an error in generated code, which is one line. */
const ERROR = String.raw`(const err\d+ = \{instancePath[^\n]*?)`;
const SCHEMA_PATH = new RegExp(`${ERROR},schemaPath:${TEXT}`, 'g');
const PARAMS = new RegExp(`${ERROR},params:\\{(?:[^{}"]|${TEXT})*\\}`, 'g');

/**
 * Drops what nobody asks an error for: where its rule is in the schema, and of what is only read, the parameters of the rule.
 * They are a fifth of what browsers load of validators.
 */
function withoutUnusedDetails(code: string, kind: ValidatorKind): string {
  const withoutPaths = code.replace(SCHEMA_PATH, '$1');
  return kind === 'read' ? withoutPaths.replace(PARAMS, '$1') : withoutPaths;
}

/** Defaults that an object gets, what follows on them, and the loop that drops its unknown properties. */
const DEFAULTS_BEFORE_UNKNOWN =
  /((?:if\((data\d*)\S+ === undefined\)\{\n\2\S+ = .*;\n\}\n)+)((?:(?!\nfunction )[^])*?)(for\(const (key\d+) in \2\)\{\nif\(.*\)\{\ndelete \2\[\5\];\n\}\n\}\n)/g;

/** Drops unknown properties before defaults are filled in, which need not be looked at then. */
const withUnknownFirst = (code: string): string => code.replace(DEFAULTS_BEFORE_UNKNOWN, '$4$1$3');

/** Spreads the schemas that validators refer to over lines, one value each. */
const spreadSchemas = (code: string): string =>
  code.replace(/^const (schema\d+) = (\{.*\}|\[.*\]);$/gm, (_all, name: string, schema: string) => {
    const value = JSON.parse(schema) as unknown;
    return `const ${name} = ${JSON.stringify(value, null, 1)};`;
  });

function validatorCode(
  schemas: ReadonlyMap<string, Schema>,
  kind: ValidatorKind,
  validateSchema = true,
): string {
  const ajv = createAjv(kind, validateSchema);
  const exports: Record<string, string> = {};
  for (const [name, schema] of schemas) {
    ajv.addSchema(rulesOnly(schema) as Schema, String(schema.$id));
    exports[name] = String(schema.$id);
  }
  const code = standaloneCode(ajv, exports).replace(/^"use strict";/, '');
  return spreadSchemas(withUnknownFirst(withoutUnusedDetails(withoutNotes(code), kind)));
}

/** Names outside the functions of generated code, and strings, in which they are none. */
const OUTER_NAMES = new RegExp(String.raw`${TEXT}|\b(?:schema|validate|func|pattern|formats)\d+\b`, 'g');

/**
 * Code of the validator of one component, whose names no other component's code has. Its schema is not checked here: the check of
 * its examples does.
 */
export const componentValidator = (name: string, schema: Schema, kind: ValidatorKind): string =>
  validatorCode(new Map([[name, schema]]), kind, false).replace(OUTER_NAMES, (found) =>
    found.startsWith('"') ? found : `${found}${name}`,
  );

/** A module of validators: source and declarations. */
export interface ValidatorModule {
  readonly js: string;
  readonly dts: string;
}

/** Module of the validators whose code is given, by name. */
export function joinedValidators(codes: ReadonlyMap<string, string>, from: string): ValidatorModule {
  return moduleOf([...codes.values()].join('\n'), [...codes.keys()], from);
}

/** Module of one standalone validator for each schema. */
export function validatorModule(
  schemas: ReadonlyMap<string, Schema>,
  kind: ValidatorKind,
  from: string,
): ValidatorModule {
  return moduleOf(validatorCode(schemas, kind), [...schemas.keys()], from);
}

function moduleOf(code: string, names: readonly string[], from: string): ValidatorModule {
  const banner = `// Generated from ${from} by \`npm run generate\`. Do not edit.\n`;
  const dts = `${banner}import type { ValidateFunction } from 'ajv';\n${names
    .map((name) => `export declare const ${name}: ValidateFunction;`)
    .join('\n')}\n`;
  return { js: banner + requiresToImports(code), dts };
}
