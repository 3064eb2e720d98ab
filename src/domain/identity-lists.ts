/* Identity documents and tax payer types that an operator accepts. */
import type { BookingConfiguration } from '../../generated/page/types.ts';
import { type DocumentCheck, documentCheck } from './identity-documents.ts';

/** A kind of identity document; `check` is the rule for its numbers, `null` for none. */
export type DocumentType = {
  readonly id: string;
  readonly name: string;
  readonly check: DocumentCheck | null;
};

/** How a customer is registered for taxes; it accepts the documents of these ids, all without any. */
export type TaxPayerType = {
  readonly id: string;
  readonly name: string;
  readonly documentTypeIds: readonly string[];
};

/** What answers about documents and taxes are checked by. An empty list leaves its fields to the customer. */
export type IdentityLists = {
  readonly documentTypes: readonly Pick<DocumentType, 'id' | 'check'>[];
  readonly taxPayerTypes: readonly Pick<TaxPayerType, 'id' | 'documentTypeIds'>[];
};

/** The lists of a form that asks for neither. */
export const NO_IDENTITY_LISTS: IdentityLists = { documentTypes: [], taxPayerTypes: [] };

type Names = Readonly<Record<string, string>>;

/** The same as an operator defined them, their names by language. */
export type StoredIdentityLists = {
  readonly documentTypes: readonly (Omit<DocumentType, 'name'> & { readonly names: Names })[];
  readonly taxPayerTypes: readonly (Omit<TaxPayerType, 'name'> & { readonly names: Names })[];
};

/** The lists in a booking configuration. A document is checked in all languages by the rule that one of its names has. */
export const identityLists = ({
  documentTypes,
  taxPayerTypes,
}: Pick<BookingConfiguration, 'documentTypes' | 'taxPayerTypes'>): StoredIdentityLists => ({
  documentTypes: documentTypes.map(({ id, name }) => ({
    id,
    names: name,
    check: Object.values(name).map(documentCheck).find(Boolean) ?? null,
  })),
  taxPayerTypes: taxPayerTypes.map(({ id, name, documentTypeIds }) => ({ id, names: name, documentTypeIds })),
});
