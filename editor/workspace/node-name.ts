import { useCallback } from 'react';
import { resolveText, type Translations } from '../../src/runtime/text/resolve-text.ts';
import { MANIFESTS } from '../../src/runtime/document/manifest.ts';
import type { OpenDocument } from '../document/page-document.ts';
import { textKeysOf } from '../document/text-keys.ts';
import { nodeOf, typeOf } from '../document/tree.ts';
import { manifestOf } from './manifests.ts';
import { useWorkspace } from './workspace.ts';

const LONGEST_SUMMARY = 60;

/** What a component is called; an unknown one by its stored type. */
export const typeName = (type: string): string => manifestOf(type)?.title ?? type;

/** The first text of a node in a language, which tells it from its neighbours; '' without one. */
export function summaryOf(document: OpenDocument, id: string, language: string): string {
  const [first] = textKeysOf(nodeOf(document, id), MANIFESTS)
    .map(({ key }) => resolveText(document.translations as Translations, key, language))
    .filter((text) => text !== '');
  return (first ?? '').slice(0, LONGEST_SUMMARY);
}

/** A function that names the node of an id. */
export function useNodeName() {
  const { store } = useWorkspace();
  return useCallback((id: string) => typeName(typeOf(nodeOf(store.document(), id))), [store]);
}
