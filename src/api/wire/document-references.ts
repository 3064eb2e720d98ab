import type { DocumentKind } from './document-kinds.ts';

/** References outside of nodes, by kind of document: their paths, and what they refer to. */
export const DOCUMENT_REFERENCES: Readonly<
  Partial<Record<DocumentKind, readonly (readonly [path: string, kind: DocumentKind | 'picture'])[]>>
> = {
  page: [['layoutId', 'layout']],
  pageTemplate: [['layoutId', 'layout']],
  header: [
    ['menu/menuId', 'menu'],
    ['sharedComponentId', 'sharedComponent'],
    ['logo/src', 'picture'],
    ['logo/mailSrc', 'picture'],
  ],
  theme: [
    ['general/motif', 'picture'],
    ['general/border', 'picture'],
  ],
  bookingSettings: [['checkout/modalSharedComponentId', 'sharedComponent']],
};
