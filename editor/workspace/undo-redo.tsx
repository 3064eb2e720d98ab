import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionButton } from '../actions/action-button.tsx';
import { redo, undo } from '../actions/history-actions.ts';
import type { DocumentStore } from '../document/store.ts';
import { Group } from './workspace-tools.styles.ts';

/** Takes steps of the open document back, and repeats them. */
export function UndoRedo({ store }: { readonly store: DocumentStore }) {
  const { t } = useTranslation();
  useSyncExternalStore(store.subscribe, store.history);
  const context = { store };
  return (
    <Group role="group" aria-label={t('history.title')}>
      {[undo, redo].map((action) => (
        <ActionButton
          key={action.id}
          action={action}
          context={context}
          isDisabled={action.isPossible?.(context) === false}
        />
      ))}
    </Group>
  );
}
