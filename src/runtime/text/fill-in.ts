/**
 * Fills the `{{names}}` that a text was given to keep: for texts that the server translates and the browser completes.
 * Names without a value stay.
 */
export const fillIn = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => values[name] ?? whole);
