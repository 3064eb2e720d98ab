import { isRecord } from '../../src/api/wire/is-record.ts';
import { StoredDocumentError } from './errors.ts';

/** The value as a JSON object. @throws StoredDocumentError naming `what` */
export function toObject(value: unknown, what: string): Readonly<Record<string, unknown>> {
  if (!isRecord(value)) throw new StoredDocumentError(what, ['it must be an object']);
  return value;
}
