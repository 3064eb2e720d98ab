import { Redo2, Undo2 } from 'lucide';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { DocumentStore } from '../document/store.ts';
import { IconButton } from '../ui/button/icon-button.tsx';
import { Group } from './workspace-tools.styles.ts';

/** Takes steps of the open document back, and repeats them. */
export function UndoRedo({ store }: { readonly store: DocumentStore }) {
  const { t } = useTranslation();
  const { steps, position } = useSyncExternalStore(store.subscribe, store.history);
  return (
    <Group role="group" aria-label={t('history.title')}>
      <IconButton
        icon={Undo2}
        label={t('edit.undo')}
        shortcut="Control+Z"
        isDisabled={position === 0}
        onPress={() => store.undo()}
      />
      <IconButton
        icon={Redo2}
        label={t('edit.redo')}
        shortcut="Control+Shift+Z"
        isDisabled={position === steps.length}
        onPress={() => store.redo()}
      />
    </Group>
  );
}
