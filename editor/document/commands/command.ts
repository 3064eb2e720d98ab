import type { Fragment } from '../fragment.ts';
import type { JsonPath } from '../json-path.ts';
import type { DocumentNode, JsonObject, ListRef, OpenDocument } from '../page-document.ts';

/** Puts a fragment into a list. */
export interface InsertNode {
  readonly kind: 'insert';
  readonly fragment: Fragment;
  readonly into: ListRef;
  readonly at: number;
}

/** Takes a node and everything below it out of the document. Its texts stay. */
export interface RemoveNode {
  readonly kind: 'remove';
  readonly id: string;
}

/** Moves a node with everything below it. */
export interface MoveNode {
  readonly kind: 'move';
  readonly id: string;
  readonly into: ListRef;
  /** Its position among the others of the list, itself not counted. */
  readonly at: number;
}

/** Sets a property of a node, or a part of it; `undefined` removes it, so that its default holds. */
export interface SetProp {
  readonly kind: 'setProp';
  readonly id: string;
  readonly path: JsonPath;
  readonly value: unknown;
}

/** Sets the text of a key in a language; `undefined` removes it. */
export interface SetText {
  readonly kind: 'setText';
  readonly language: string;
  readonly key: string;
  readonly text: string | undefined;
}

/** Sets a field of the document beside its nodes and texts, such as `seo` or `builder.pageCSS`; `undefined` removes it. */
export interface SetField {
  readonly kind: 'setField';
  readonly path: JsonPath;
  readonly value: unknown;
}

/** Puts back values that a command replaced; made by commands as their inverse. */
export interface Restore {
  readonly kind: 'restore';
  readonly nodes?: readonly DocumentNode[];
  readonly translations?: JsonObject;
  readonly body?: JsonObject;
  /** Nodes that show other texts than before. */
  readonly touched?: readonly string[];
}

/** Puts another document in the place of this one, such as an earlier version. */
export interface ReplaceDocument {
  readonly kind: 'replace';
  readonly document: OpenDocument;
  /** Where the other document comes from. */
  readonly sentence: Sentence;
}

/** A change of a document, as data. */
export type Command =
  | InsertNode
  | RemoveNode
  | MoveNode
  | SetProp
  | SetText
  | SetField
  | Restore
  | ReplaceDocument
  | Batch;

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
