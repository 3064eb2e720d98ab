import type { OpenDocument } from '../page-document.ts';
import type { Applied, Batch, Command, Sentence } from './command.ts';
import { describeInsert, insertNode } from './insert-node.ts';
import { describeMove, moveNode } from './move-node.ts';
import { describeRemove, removeNode } from './remove-node.ts';
import { replaceDocument } from './replace-document.ts';
import { restore } from './restore.ts';
import { describeSetField, setField } from './set-field.ts';
import { describeSetProp, setProp } from './set-prop.ts';
import { describeSetText, setText } from './set-text.ts';

/** @throws Error of the first command that cannot be carried out */
function batch(document: OpenDocument, { commands }: Batch): Applied {
  const inverses: Command[] = [];
  const touched = new Set<string>();
  let current = document;
  for (const command of commands) {
    const applied = apply(current, command);
    current = applied.document;
    inverses.unshift(applied.inverse);
    for (const id of applied.touched) touched.add(id);
  }
  return { document: current, inverse: { kind: 'batch', commands: inverses }, touched: [...touched] };
}

function describeBatch(document: OpenDocument, { commands: [first], sentence }: Batch): Sentence {
  if (sentence) return sentence;
  return first ? describe(document, first) : { key: 'nothing', values: {} };
}

/** Carries out a command; the document that it is given stays as it is. @throws Error when it cannot be carried out */
export function apply(document: OpenDocument, command: Command): Applied {
  switch (command.kind) {
    case 'insert':
      return insertNode(document, command);
    case 'remove':
      return removeNode(document, command);
    case 'move':
      return moveNode(document, command);
    case 'setProp':
      return setProp(document, command);
    case 'setText':
      return setText(document, command);
    case 'setField':
      return setField(document, command);
    case 'restore':
      return restore(document, command);
    case 'replace':
      return replaceDocument(document, command);
    case 'batch':
      return batch(document, command);
  }
}

/** What a command does to a document, for the history. */
export function describe(document: OpenDocument, command: Command): Sentence {
  switch (command.kind) {
    case 'insert':
      return describeInsert(document, command);
    case 'remove':
      return describeRemove(document, command);
    case 'move':
      return describeMove(document, command);
    case 'setProp':
      return describeSetProp(document, command);
    case 'setText':
      return describeSetText(document, command);
    case 'setField':
      return describeSetField(document, command);
    case 'restore':
      return { key: 'restored', values: {} };
    case 'replace':
      return command.sentence;
    case 'batch':
      return describeBatch(document, command);
  }
}
