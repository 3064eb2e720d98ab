import type { OpenDocument } from '../page-document.ts';
import type { InsertNode } from './insert-node.ts';
import type { MoveNode } from './move-node.ts';
import type { RemoveNode } from './remove-node.ts';
import type { Restore } from './restore.ts';
import type { SetField } from './set-field.ts';
import type { SetProp } from './set-prop.ts';
import type { SetText } from './set-text.ts';

/** A change of a document, as data. */
export type Command = InsertNode | RemoveNode | MoveNode | SetProp | SetText | SetField | Restore | Batch;

/** Several commands that are one step of the history. */
export interface Batch {
  readonly kind: 'batch';
  readonly commands: readonly Command[];
  /** What they do together; by default the sentence of the first. */
  readonly sentence?: Sentence;
}

/** A sentence of the history: the key of its text, and what is put into it. */
export interface Sentence {
  readonly key: string;
  readonly values: Readonly<Record<string, string | number>>;
}

/** What became of a document by a command. */
export interface Applied {
  readonly document: OpenDocument;
  /** The command that takes it back. */
  readonly inverse: Command;
  /** Ids of the nodes that were added, changed or removed, those whose children changed included. */
  readonly touched: readonly string[];
}
