import type { Finding, PublishRule } from '../../src/runtime/document/finding.ts';
import type { JsonObject } from '../document/page-document.ts';

export const FORMAT = 'forecourt/draft';

/** A draft as a file: what is exported and imported. */
interface DraftFile {
  readonly format: typeof FORMAT;
  readonly kind: 'page';
  readonly id: string;
  /** Version that the draft is based on. */
  readonly version: number;
  readonly body: JsonObject;
}

/** Why a file cannot be imported: a rule, and where it is broken; '' for the file itself. */
export interface FileError extends Pick<Finding, 'path' | 'params'> {
  readonly rule: PublishRule | 'no-draft';
}

export type ReadDraft =
  | { readonly ok: true; readonly body: JsonObject }
  | { readonly ok: false; readonly errors: readonly FileError[] };

/** The text of a file that holds a draft. */
export const writeDraftFile = (draft: Pick<DraftFile, 'id' | 'version' | 'body'>): string =>
  `${JSON.stringify({ format: FORMAT, kind: 'page', ...draft } satisfies DraftFile, null, 2)}\n`;
