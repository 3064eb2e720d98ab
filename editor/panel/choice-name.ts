import { NATIVE_NAMES } from '../../src/runtime/text/languages.ts';
import type { PropertySchema } from '../workspace/schemas.ts';

/** `boxOnPhones` is `Box on phones`; what has capitals alone is a code, such as `DD/MM/YYYY`. */
export const choiceName = (value: string | number): string => {
  if (!/[a-z]/.test(String(value))) return String(value);
  const words = String(value)
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('-', ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** Languages as their speakers call them, by tag. */
const LANGUAGES: Readonly<Record<string, string>> = NATIVE_NAMES;

/** The names of the values that a schema lists, in their order; tags of languages are named as their speakers do. */
export function choiceNames(schema: PropertySchema): readonly string[] {
  const values = schema.enum ?? [];
  const areLanguages = values.every((value) => Object.hasOwn(LANGUAGES, value));
  return schema['x-names'] ?? values.map((value) => (areLanguages && LANGUAGES[value]) || choiceName(value));
}
