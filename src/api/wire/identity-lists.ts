import {
  DocumentType as readDocumentType,
  TaxPayerType as readTaxPayerType,
} from '../../../generated/api/read.js';
import type {
  DocumentType as WireDocumentType,
  TaxPayerType as WireTaxPayerType,
} from '../../../generated/api/types.ts';
import { documentCheck } from '../../domain/identity-documents.ts';
import type { DocumentType, TaxPayerType } from '../../domain/identity-lists.ts';
import { readList } from './read-settings.ts';

/** Reads the response of `/api/data/document-types`, see `readList`. */
export const toDocumentTypes = (body: unknown): DocumentType[] =>
  readList<WireDocumentType>(readDocumentType, body, 'document types').map(({ id, name, check }) => ({
    id: String(id),
    name,
    check: check ?? documentCheck(name),
  }));

/** Reads the response of `/api/data/taxPayerTypes`, see `readList`. */
export const toTaxPayerTypes = (body: unknown): TaxPayerType[] =>
  readList<WireTaxPayerType>(readTaxPayerType, body, 'tax payer types').map(
    ({ id, name, documentTypeIds = [] }) => ({
      id: String(id),
      name,
      documentTypeIds: documentTypeIds.map(String),
    }),
  );
