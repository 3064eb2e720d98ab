import type { Translate } from './translate.ts';

/**
 * Fills the `{{names}}` that a text was given to keep: for texts that the server translates and the browser completes.
 * Names without a value stay.
 */
export const interpolate = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => values[name] ?? whole);

/** A text whose values only the browser knows: its names stay for `interpolate`. */
export const template = (t: Translate, key: string, ...names: readonly string[]): string =>
  t(key, Object.fromEntries(names.map((name) => [name, `{{${name}}}`])));
