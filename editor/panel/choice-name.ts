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

/** The names of the values that a schema lists, in their order. */
export const choiceNames = (schema: PropertySchema): readonly string[] =>
  schema['x-names'] ?? (schema.enum ?? []).map(choiceName);
