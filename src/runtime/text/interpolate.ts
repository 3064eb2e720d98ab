import type { Translate } from './translate.ts';

/**
 * Replaces the `{{names}}` of a text with values, for texts that the server translates and the browser completes.
 * A name without a value stays as it is.
 */
export const interpolate = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => values[name] ?? whole);

/** A text whose values are only available in the browser: its names stay for `interpolate`. */
export const template = (t: Translate, key: string, ...names: readonly string[]): string =>
  t(key, Object.fromEntries(names.map((name) => [name, `{{${name}}}`])));
