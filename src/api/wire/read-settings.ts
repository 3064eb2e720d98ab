import { isRecord } from './is-record.ts';

/** A generated `read` validator: fills in defaults in place and lists what is wrong. */
export interface Validator {
  (data: unknown): boolean;
  errors?: readonly { instancePath: string; message?: string; keyword: string }[] | null;
}

/** What was wrong with a part of a document and replaced by its default. */
export interface ReadWarning {
  /** JSON pointer inside the document, such as `/palette/ink`. */
  readonly path: string;
  readonly message: string;
}

const MAX_ROUNDS = 40;

const segments = (pointer: string) =>
  pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));

/** Removes what a pointer names, so that its default can take its place; false when there is nothing to remove. */
function removeAt(document: unknown, pointer: string): boolean {
  const path = segments(pointer);
  const last = path.pop();
  if (last === undefined) return false;
  let parent: unknown = document;
  for (const key of path)
    parent = Array.isArray(parent) ? parent[Number(key)] : isRecord(parent) ? parent[key] : undefined;
  if (Array.isArray(parent)) return parent.splice(Number(last), 1).length > 0;
  if (!isRecord(parent) || !Object.hasOwn(parent, last)) return false;
  delete parent[last];
  return true;
}

/**
 * A copy of parsed JSON. `structuredClone` takes ten times as long, which for the nodes of a page is as long as
 * rendering them. Spreading defines keys, so that one named `__proto__` stays a key.
 */
function copyJson<T>(value: T): T {
  if (Array.isArray(value)) return value.map(copyJson) as T;
  if (typeof value !== 'object' || value === null) return value;
  const copy = { ...value } as Record<string, unknown>;
  for (const key in copy) {
    const part = copy[key];
    if (typeof part === 'object' && part !== null) copy[key] = copyJson(part);
  }
  return copy as T;
}

const removeParent = (document: unknown, pointer: string) =>
  removeAt(document, pointer.slice(0, pointer.lastIndexOf('/')));

type ValidatorError = NonNullable<Validator['errors']>[number];

/**
 * The errors that no other error lies below, one for each path: what is around them may be right once they are
 * gone. Deepest first, later list items first: a removal must not shift what is still to be removed.
 */
function innermost(errors: readonly ValidatorError[]): ValidatorError[] {
  const byPath = new Map(errors.map((error) => [error.instancePath, error]));
  const around = new Set<string>();
  for (const path of byPath.keys())
    for (let end = path.lastIndexOf('/'); end >= 0; end = path.lastIndexOf('/', end - 1)) {
      around.add(path.slice(0, end));
      if (end === 0) break;
    }
  return [...byPath.values()]
    .filter(({ instancePath }) => !around.has(instancePath))
    .sort(
      (a, b) => b.instancePath.length - a.instancePath.length || (a.instancePath < b.instancePath ? 1 : -1),
    );
}

/**
 * Reads a stored or received document with a generated `read` validator: unknown fields are left out,
 * missing ones take their defaults, and each invalid one is replaced by its default with a warning.
 * The input is not changed. `value` is `null` when even the outermost required parts are missing.
 */
export function readSettings<T>(
  validate: Validator,
  input: unknown,
): { value: T | null; warnings: ReadWarning[] } {
  const warnings: ReadWarning[] = [];
  const document: unknown = isRecord(input) ? copyJson(input) : {};
  if (!isRecord(input)) warnings.push({ path: '', message: 'must be object' });
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    if (validate(document)) return { value: document as T, warnings };
    let removed = false;
    for (const { instancePath, message = 'is invalid', keyword } of innermost(validate.errors ?? [])) {
      warnings.push({ path: instancePath, message });
      // A part that lacks something required is itself left out.
      removed =
        removeAt(document, instancePath) ||
        (keyword === 'required' && instancePath !== '' && removeParent(document, instancePath)) ||
        removed;
    }
    if (!removed) return { value: null, warnings };
  }
  return { value: null, warnings };
}

/** A body that is a list. @throws TypeError naming what it should list */
export function toList(body: unknown, what: string): readonly unknown[] {
  if (!Array.isArray(body)) throw new TypeError(`${what}: a list is expected`);
  return body;
}

/** The entries of a list, read as by `readSettings`; unreadable ones are left out. @throws TypeError when it is no list */
export const readList = <T>(validate: Validator, body: unknown, what: string): T[] =>
  toList(body, what).flatMap((entry) => readSettings<T>(validate, entry).value ?? []);
