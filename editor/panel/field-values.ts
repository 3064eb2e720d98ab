import { resolveText, type Translations } from '../../src/runtime/text/resolve-text.ts';
import type { JsonPath } from '../document/json-path.ts';
import { valueAt } from '../document/json-path.ts';
import type { OpenDocument } from '../document/page-document.ts';
import { nodeOf, propsOf } from '../document/tree.ts';
import type { PropertySchema } from '../workspace/manifests.ts';

/** The value of a property: the stored one, else its default. */
export const storedOrDefault = (
  document: OpenDocument,
  id: string,
  path: JsonPath,
  { default: initial }: PropertySchema,
) => valueAt(propsOf(nodeOf(document, id)), path) ?? initial;

/** The text of a localized property in one language; '' where it is missing. */
export function textIn(document: OpenDocument, id: string, path: JsonPath, language: string): string {
  const key = valueAt(propsOf(nodeOf(document, id)), path);
  const text = typeof key === 'string' ? valueAt(document.translations, [language, key]) : undefined;
  return typeof text === 'string' ? text : '';
}

/** What visitors read where a language has no text of its own. */
export function inheritedText(document: OpenDocument, id: string, path: JsonPath, language: string): string {
  const key = valueAt(propsOf(nodeOf(document, id)), path);
  return typeof key === 'string' ? resolveText(document.translations as Translations, key, language) : '';
}

/** Whether a property is shown: its condition in the schema holds for the other properties. */
export function isShown(
  document: OpenDocument,
  id: string,
  schema: PropertySchema,
  all: Readonly<Record<string, PropertySchema>>,
): boolean {
  const when = schema['x-when'];
  const other = when && all[when.property];
  if (!when || !other) return true;
  return storedOrDefault(document, id, [when.property], other) === when.is;
}
