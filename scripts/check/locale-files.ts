import { readFileSync } from 'node:fs';

export const readJson = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as object;

/** The texts of a locale with the keys that lead to each, joined by dots. */
export const flattenTexts = (texts: object, prefix = ''): [key: string, text: string][] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value]] : flattenTexts(value as object, `${prefix}${key}.`),
  );
