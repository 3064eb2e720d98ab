import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isTest, type SourceFile } from './source-files.ts';
import { lineOf } from './syntax.ts';

const keysOf = (value: object, prefix = ''): string[] =>
  Object.entries(value).flatMap(([key, part]) =>
    typeof part === 'object' && part !== null ? keysOf(part, `${prefix}${key}.`) : [`${prefix}${key}`],
  );

/** Messages that the product must have, of calls that no screen makes yet. */
const RESERVED: ReadonlySet<string> = new Set(['errors.authenticationError', 'errors.fileSizeExceeded']);

const PLURAL = /_(zero|one|two|few|many|other)$/;
/** A key in a call that looks a text up. */
const ASKED = /\bt\(\s*'([a-z][A-Za-z0-9]*\.[A-Za-z0-9.-]+)'/g;
/** Texts that may be keys, whole or up to what a template adds. */
const QUOTED = /['"]([a-z][A-Za-z0-9]*(?:\.[A-Za-z0-9-]+)+)['"]/g;
const TEMPLATE = /`([a-z][A-Za-z0-9]*\.[A-Za-z0-9.-]*)\$\{/g;

/**
 * Text keys that code names and the English texts lack, and texts that no code names.
 * @param locale path of the English texts below the root
 * @param files the code that uses these texts
 */
export function findWrongTexts(root: string, locale: string, files: readonly SourceFile[]): string[] {
  const english = readFileSync(join(root, locale), 'utf8');
  const keys = keysOf(JSON.parse(english) as object).map((key) => key.replace(PLURAL, ''));
  const known = new Set(keys);
  const code = files.filter(({ path }) => !isTest(path));
  const missing = code.flatMap(({ path, text }) =>
    [...text.matchAll(ASKED)].flatMap(({ 1: key = '', index }) =>
      known.has(key)
        ? []
        : [
            `${path}:${lineOf(text, index)}: no text for "${key}"; add it to ${locale} and to the other locales`,
          ],
    ),
  );
  const named = new Set(code.flatMap(({ text }) => [...text.matchAll(QUOTED)].map(([, key]) => key)));
  const begun = [
    ...new Set(code.flatMap(({ text }) => [...text.matchAll(TEMPLATE)].map(([, start = '']) => start))),
  ];
  const unused = [...known].filter(
    (key) => !RESERVED.has(key) && !named.has(key) && !begun.some((start) => key.startsWith(start)),
  );
  return [
    ...missing,
    ...unused.map((key) => `${locale}: no code asks for "${key}"; remove it from all locales`),
  ];
}
