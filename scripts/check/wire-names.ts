import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isTest, type SourceFile } from './source-files.ts';

/** Where the product API's own spellings may stand. */
const ALLOWED = /^(src\/api\/wire|server|schemas|generated\/api|tests)\//;

/** Spellings of the wire that are ordinary words, or words of schema.org, which others use with that meaning. */
const PLAIN_WORDS: ReadonlySet<string> = new Set([
  'additional',
  'extra',
  'from',
  'gap',
  'promotion',
  'to',
  'validFrom',
  'validThrough',
]);

/** Spellings that only the wire has: those that the API schemas give another name of ours. */
export function wireOnlyNames(root: string): Set<string> {
  const names = new Set<string>();
  const ours = new Set<string>();
  const collect = (value: unknown) => {
    if (typeof value !== 'object' || value === null) return;
    const { properties } = value as { properties?: Record<string, { 'x-domain-name'?: string }> };
    for (const [name, property] of Object.entries(properties ?? {})) {
      if (property['x-domain-name']) names.add(name);
      else ours.add(name);
    }
    for (const part of Object.values(value)) collect(part);
  };
  const folder = join(root, 'schemas/api');
  for (const file of readdirSync(folder)) collect(JSON.parse(readFileSync(join(folder, file), 'utf8')));
  return new Set([...names].filter((name) => !ours.has(name) && !PLAIN_WORDS.has(name)));
}

/** Each use of a wire spelling outside the translation and the server. */
export function findWireNames(files: readonly SourceFile[], names: ReadonlySet<string>): string[] {
  // Words of an address, such as /api/booking/additionals-price, are no names.
  const pattern = new RegExp(`(?<![\\w/-])(${[...names].join('|')})(?![\\w/-])`);
  return files
    .filter(({ path }) => !ALLOWED.test(path) && !isTest(path))
    .flatMap(({ path, text }) =>
      text.split('\n').flatMap((line, index) => {
        const found = pattern.exec(line)?.[1];
        return found
          ? [
              `${path}:${index + 1}: "${found}" is a spelling of the product API; translate it in src/api/wire`,
            ]
          : [];
      }),
    );
}
