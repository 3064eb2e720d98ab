import { useMemo, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionButton } from '../actions/action-button.tsx';
import { redo, undo } from '../actions/history-actions.ts';
import type { DocumentStore } from '../document/store.ts';
import { Group } from './workspace-tools.styles.ts';

interface Props {
  readonly store: DocumentStore;
}

function HistoryButton({ action, store }: Props & { readonly action: typeof undo }) {
  const context = useMemo(() => ({ store }), [store]);
  const isPossible = useSyncExternalStore(store.subscribe, () => action.isPossible?.(context) !== false);
  return <ActionButton action={action} context={context} isDisabled={!isPossible} />;
}

/** Takes steps of the open document back, and repeats them. */
export function UndoRedo({ store }: Props) {
  const { t } = useTranslation();
  return (
    <Group role="group" aria-label={t('history.title')}>
      <HistoryButton action={undo} store={store} />
      <HistoryButton action={redo} store={store} />
    </Group>
  );
}
