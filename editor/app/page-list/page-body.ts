import type { BodyOf } from '../../../src/api/wire/operations/client-types.ts';

/** A document as it is stored. */
export type DocumentBody = BodyOf<'createDocument'>['body'];

const isTextMap = (value: unknown): value is Readonly<Record<string, string>> =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((text) => typeof text === 'string');

/** Texts by language of a property of a document; none where it has another shape. */
export const textsOf = (
  body: DocumentBody,
  name: 'slugs' | 'menuLabel',
): Readonly<Record<string, string>> => {
  const value = body[name];
  return isTextMap(value) ? value : {};
};
