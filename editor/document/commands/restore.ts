import type { DocumentNode, JsonObject, OpenDocument } from '../page-document.ts';
import { nodeOf } from '../tree.ts';
import type { Applied } from './command.ts';
import { withNodes } from './lists.ts';

/** Puts back values that a command replaced; made by commands as their inverse. */
export interface Restore {
  readonly kind: 'restore';
  readonly nodes?: readonly DocumentNode[];
  readonly translations?: JsonObject;
  readonly body?: JsonObject;
  /** Nodes that show other texts than before. */
  readonly touched?: readonly string[];
}

/** @throws Error for a node that is not in the document */
export function restore(
  document: OpenDocument,
  { nodes = [], translations, body, touched = [] }: Restore,
): Applied {
  const replaced = nodes.map(({ id }) => nodeOf(document, id));
  const restored = withNodes(document, nodes);
  return {
    document: {
      ...restored,
      translations: translations ?? document.translations,
      body: body ?? document.body,
    },
    inverse: {
      kind: 'restore',
      nodes: replaced,
      ...(translations ? { translations: document.translations } : {}),
      ...(body ? { body: document.body } : {}),
      touched,
    },
    touched: [...nodes.map(({ id }) => id), ...touched],
  };
}
