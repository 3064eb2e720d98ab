import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { OpenDocument } from '../document/page-document.ts';
import { summaryOf } from '../document/summary.ts';
import { kindOf, typeOf } from '../document/tree.ts';
import { useTypeName } from './use-schema-text.ts';
import { useWorkspace } from './workspace.ts';

/** The type of the node of an id; '' where there is none (any more). */
export function typeIn({ nodes }: OpenDocument, id: string): string {
  const node = nodes.get(id);
  return node ? typeOf(node) : '';
}

/** What the node of an id is called by; '' where there is none (any more). */
export function kindIn({ nodes }: OpenDocument, id: string): string {
  const node = nodes.get(id);
  return node ? kindOf(node) : '';
}

/** A function that names the node of an id. */
export function useNodeName() {
  const { store } = useWorkspace();
  const typeName = useTypeName();
  return useCallback((id: string) => typeName(kindIn(store.document(), id)), [store, typeName]);
}

/** A function that names the node of an id with its first words, as the outline shows it. */
export function useNodeNameInWords() {
  const { t } = useTranslation();
  const { store, language } = useWorkspace();
  const nameOf = useNodeName();
  return (id: string) => {
    const words = summaryOf(store.document(), id, language);
    return words === '' ? nameOf(id) : t('outline.named', { name: nameOf(id), words });
  };
}
