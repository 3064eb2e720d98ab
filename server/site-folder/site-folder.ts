import type { BookingData, SiteFile } from '../../generated/folder/types.ts';
import type { DocumentBody } from '../../src/api/wire/document-body.ts';
import type { DocumentKind } from '../../src/api/wire/document-kinds.ts';

/** A document as a folder has it, with at least one of the two bodies. */
export interface FolderDocument {
  readonly kind: DocumentKind;
  readonly id: string;
  /** Order among the documents of its kind, from 0. */
  readonly position: number;
  readonly isArchived: boolean;
  /** What visitors see; `null` where it is not published. */
  readonly published: DocumentBody | null;
  /** What is newer than that; `null` where nothing is. */
  readonly draft: DocumentBody | null;
}

/** A whole site as files: what it shows, what it rents out, and its pictures. */
export interface SiteFolder {
  readonly site: Omit<SiteFile, 'format'>;
  readonly documents: readonly FolderDocument[];
  readonly booking: BookingData;
  /** Contents of the files of pictures by their name, such as `0123456789abcdef-640.webp`. */
  readonly media: ReadonlyMap<string, Buffer>;
}

/** Contents of files by their path in the folder, such as `pages/home.json`. */
export type FolderFiles = ReadonlyMap<string, Buffer>;

/** Something in a folder that keeps it from being imported. */
export interface FolderProblem {
  /** Path of the file in the folder. */
  readonly file: string;
  /** Where in the file, such as `/published/seo/title`; '' for the file itself. */
  readonly path: string;
  readonly message: string;
}
