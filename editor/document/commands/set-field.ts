import { withValueAt } from '../json-path.ts';
import type { JsonObject, OpenDocument } from '../page-document.ts';
import type { Applied, Sentence, SetField } from './command.ts';

export const setField = (document: OpenDocument, { path, value }: SetField): Applied => ({
  document: { ...document, body: withValueAt(document.body, path, value) as JsonObject },
  inverse: { kind: 'restore', body: document.body },
  touched: [],
});

export const describeSetField = (_document: OpenDocument, { path }: SetField): Sentence => ({
  key: 'changedField',
  values: { field: path.join('.') },
});
