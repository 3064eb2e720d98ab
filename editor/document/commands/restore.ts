import type { OpenDocument } from '../page-document.ts';
import { nodeOf } from '../tree.ts';
import type { Applied, Restore } from './command.ts';
import { withNodes } from './lists.ts';

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
