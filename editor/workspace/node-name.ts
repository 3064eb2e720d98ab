import { useCallback } from 'react';
import { resolveText, type Translations } from '../../src/runtime/text/resolve-text.ts';
import { MANIFESTS } from '../../src/runtime/document/manifest.ts';
import type { OpenDocument } from '../document/page-document.ts';
import { textKeysOf } from '../document/text-keys.ts';
import { nodeOf, typeOf } from '../document/tree.ts';
import { useTypeName } from './use-schema-text.ts';
import { useWorkspace } from './workspace.ts';

const LONGEST_SUMMARY = 60;

/** The type of the node of an id; '' where there is none (any more). */
export function typeIn({ nodes }: OpenDocument, id: string): string {
  const node = nodes.get(id);
  return node ? typeOf(node) : '';
}

/** The first text of a node in a language, which tells it from its neighbours; '' without one, and without a node. */
export function summaryOf(document: OpenDocument, id: string, language: string): string {
  const node = document.nodes.get(id);
  if (!node) return '';
  const [first] = textKeysOf(node, MANIFESTS)
    .map(({ key }) => resolveText(document.translations as Translations, key, language))
    .filter((text) => text !== '');
  return (first ?? '').slice(0, LONGEST_SUMMARY);
}

/** A function that names the node of an id. */
export function useNodeName() {
  const { store } = useWorkspace();
  const typeName = useTypeName();
  return useCallback((id: string) => typeName(typeOf(nodeOf(store.document(), id))), [store, typeName]);
}
