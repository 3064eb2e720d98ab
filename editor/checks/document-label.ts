import type { TFunction } from 'i18next';
import { type DocumentKind, isSingle } from '../../src/api/wire/document-kinds.ts';
import type { DocumentName } from './refusals.ts';

/** The kind of a document and, where a site has several of the kind, its name: its id where no name is given. */
export const documentLabel = (t: TFunction, { kind, id, name }: DocumentName): string =>
  [t(`uses.kinds.${kind}`), isSingle(kind as DocumentKind) ? '' : name || id].filter(Boolean).join(' · ');
