import type { Translate } from './translate.ts';

/**
 * Fills the `{{names}}` that a text was given to keep: for texts that the server translates and the browser completes.
 * Names without a value stay.
 */
export const fillIn = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => values[name] ?? whole);

/** A text whose values only the browser knows: its names stay for `fillIn`. */
export const template = (t: Translate, key: string, ...names: readonly string[]): string =>
  t(key, Object.fromEntries(names.map((name) => [name, `{{${name}}}`])));
