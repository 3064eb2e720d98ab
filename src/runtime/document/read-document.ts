import { isRecord } from '../../api/wire/is-record.ts';
import { resolveText, type Translations } from '../text/resolve-text.ts';
import { checkLimits } from './limits.ts';
import type { PrepareContext } from './prepare-node.ts';
import { type NodeProblem, type RawNode, readNodes } from './read-nodes.ts';

/** A builder document whose outer shape was read: its nodes, and how its texts are found. */
export interface ReadDocument {
  readonly sections: readonly RawNode[];
  readonly translate: PrepareContext['translate'];
}

/**
 * Reads a builder document for one language.
 * @throws DocumentError when the document exceeds the limits or is no document
 */
export function readDocument(
  builder: unknown,
  language: string,
  report: (problem: NodeProblem) => void,
): ReadDocument {
  checkLimits(builder);
  const translations = (isRecord(builder.translations) ? builder.translations : {}) as Translations;
  return {
    sections: readNodes(builder.sections, report),
    translate: (key) => resolveText(translations, key, language),
  };
}
