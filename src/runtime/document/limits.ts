import { isRecord } from '../../api/wire/is-record.ts';

/** Bounds of a builder document; shared components count where they are used. */
export const LIMITS = {
  bytes: 1_048_576,
  depth: 12,
  nodes: 2_000,
  sections: 200,
  textKeys: 5_000,
  languages: 40,
} as const;

export type DocumentRefusal =
  | 'not-an-object'
  | 'newer-format'
  | 'too-deep'
  | 'too-many-nodes'
  | 'too-many-sections'
  | 'too-many-texts'
  | 'forbidden-key'
  | 'cycle';

/** A document that cannot be shown at all; the reason is one of a closed list. */
export class DocumentError extends Error {
  override readonly name = 'DocumentError';
  readonly reason: DocumentRefusal;
  constructor(reason: DocumentRefusal, detail: string) {
    super(`document refused (${reason}): ${detail}`);
    this.reason = reason;
  }
}

type Json = Record<string, unknown>;

// Compared one by one: asking a set takes twice as long, for every key of a document.
const isForbidden = (key: string) => key === '__proto__' || key === 'constructor' || key === 'prototype';

/**
 * Walks a parsed document, never deeper than it allows, and refuses one that exceeds the limits.
 * @throws DocumentError
 */
export function checkLimits(document: unknown): asserts document is Json {
  if (!isRecord(document)) throw new DocumentError('not-an-object', typeof document);
  const sections = document.sections;
  if (Array.isArray(sections)) {
    if (sections.length > LIMITS.sections)
      throw new DocumentError('too-many-sections', `${sections.length} of at most ${LIMITS.sections}`);
    countNodes(sections, 1, 0);
  }
  checkTexts(document.translations);
  checkJson(document);
}

/** Nodes in a list and below, added to those counted before. */
function countNodes(nodes: readonly unknown[], depth: number, before: number): number {
  let count = before;
  for (const node of nodes) {
    count += 1;
    if (count > LIMITS.nodes) throw new DocumentError('too-many-nodes', `more than ${LIMITS.nodes}`);
    if (depth > LIMITS.depth) throw new DocumentError('too-deep', `more than ${LIMITS.depth} levels`);
    if (!isRecord(node) || !isRecord(node.slots)) continue;
    for (const children of Object.values(node.slots))
      if (Array.isArray(children)) count = countNodes(children, depth + 1, count);
  }
  return count;
}

function checkTexts(translations: unknown) {
  if (!isRecord(translations)) return;
  const languages = Object.values(translations).filter(isRecord);
  if (languages.length > LIMITS.languages)
    throw new DocumentError('too-many-texts', `${languages.length} languages`);
  for (const texts of languages) {
    const keys = Object.keys(texts).length;
    if (keys > LIMITS.textKeys)
      throw new DocumentError('too-many-texts', `${keys} of at most ${LIMITS.textKeys} keys`);
  }
}

const MAX_JSON_DEPTH = 64;

/**
 * Keys that could reach a prototype are refused anywhere, and nesting is bounded whatever it is.
 * @throws DocumentError
 */
export function checkJson(value: object, depth = 0): void {
  if (depth > MAX_JSON_DEPTH)
    throw new DocumentError('too-deep', `more than ${MAX_JSON_DEPTH} levels of JSON`);
  if (Array.isArray(value)) {
    for (const part of value) if (typeof part === 'object' && part !== null) checkJson(part, depth + 1);
    return;
  }
  for (const key of Object.keys(value)) {
    if (isForbidden(key)) throw new DocumentError('forbidden-key', key);
    const part: unknown = (value as Json)[key];
    if (typeof part === 'object' && part !== null) checkJson(part, depth + 1);
  }
}
