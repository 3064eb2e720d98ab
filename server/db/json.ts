import { StoredDocumentError } from './errors.ts';

/** The value as a JSON object. @throws StoredDocumentError naming `what` */
export function toObject(value: unknown, what: string): Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new StoredDocumentError(what, ['it must be an object']);
  }
  return value as Readonly<Record<string, unknown>>;
}
