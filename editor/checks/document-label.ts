import type { TFunction } from 'i18next';
import { type DocumentKind, isSingle } from '../../src/api/wire/document-kinds.ts';
import type { DocumentName } from './refusals.ts';

/** The kind of a document, and its name where a site has several of the kind. @param name the id without it */
export const documentLabel = (t: TFunction, { kind, id }: DocumentName, name = id): string =>
  [t(`uses.kinds.${kind}`), isSingle(kind as DocumentKind) ? '' : name].filter(Boolean).join(' · ');
