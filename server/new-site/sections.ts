import type { Section } from '../../generated/page/types.ts';

/** What the pages of a new site say of its company. */
export interface Company {
  readonly name: string;
  readonly languages: readonly string[];
  readonly city: string;
  readonly phone: string;
  readonly email: string;
}

/** A text or name by language. */
export type ByLanguage = Readonly<Record<string, string>>;

/** A component of a page. */
export const node = (
  id: string,
  type: string,
  props: object = {},
  slots: Section['slots'] = {},
): Section => ({
  id,
  type,
  v: 1,
  props: { ...props },
  slots,
});
/** A column of a row. */
export const column = (id: string, content: Section[], props: object = {}) =>
  node(id, 'Column', props, { content });
/** A row of columns. */
export const row = (id: string, columns: Section[], props: object = {}) =>
  node(id, 'Row', props, { columns });

/** One text for all languages. */
export const same = (languages: readonly string[], text: string): ByLanguage =>
  Object.fromEntries(languages.map((language) => [language, text]));
