import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SourceFile } from './source-files.ts';

const keysOf = (value: object, prefix = ''): string[] =>
  Object.entries(value).flatMap(([key, part]) =>
    typeof part === 'object' && part !== null ? keysOf(part, `${prefix}${key}.`) : [`${prefix}${key}`],
  );

const PLURAL = /_(zero|one|two|few|many|other)$/;

/** Text keys that code names but the English texts lack. */
export function findMissingTexts(root: string, files: readonly SourceFile[]): string[] {
  const english = JSON.parse(
    readFileSync(join(root, 'src/runtime/text/locales/en-US.json'), 'utf8'),
  ) as object;
  const known = new Set(keysOf(english).map((key) => key.replace(PLURAL, '')));
  const areas = Object.keys(english).join('|');
  const pattern = new RegExp(`\\bt\\(\\s*'((?:${areas})\\.[A-Za-z0-9.-]+)'`, 'g');
  return files.flatMap(({ path, text }) =>
    [...text.matchAll(pattern)].flatMap(([, key]) =>
      key && !known.has(key) ? [`${path}: no text for "${key}" in en-US.json`] : [],
    ),
  );
}
