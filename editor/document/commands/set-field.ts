import { type JsonPath, withValueAt } from '../json-path.ts';
import type { JsonObject, OpenDocument } from '../page-document.ts';
import type { Applied, Sentence } from './command.ts';

/** Sets a field of the document beside its nodes and texts, such as `seo` or `builder.pageCSS`; `undefined` removes it. */
export interface SetField {
  readonly kind: 'setField';
  readonly path: JsonPath;
  readonly value: unknown;
}

export const setField = (document: OpenDocument, { path, value }: SetField): Applied => ({
  document: { ...document, body: withValueAt(document.body, path, value) as JsonObject },
  inverse: { kind: 'restore', body: document.body },
  touched: [],
});

export const describeSetField = (_document: OpenDocument, { path }: SetField): Sentence => ({
  key: 'changedField',
  values: { field: path.join('.') },
});
