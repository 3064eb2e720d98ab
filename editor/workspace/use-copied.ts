import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { outermost } from '../document/tree.ts';
import { useToasts } from '../ui/toast/toasts.tsx';
import { kindIn } from './node-name.ts';
import { useTypeName } from './use-schema-text.ts';
import type { Workspace } from './workspace.ts';

/** A function that says that the selected nodes were copied: unlike other steps, nothing on the page shows it. */
export function useCopied({ store }: Workspace): () => void {
  const { t } = useTranslation();
  const { show } = useToasts();
  const typeName = useTypeName();
  return useCallback(() => {
    const [first = '', ...others] = outermost(store.document(), store.selection());
    const count = others.length + 1;
    const name = count > 1 ? t('drag.several', { count }) : typeName(kindIn(store.document(), first));
    show({ text: t('paste.copied', { name }) });
  }, [store, t, show, typeName]);
}
