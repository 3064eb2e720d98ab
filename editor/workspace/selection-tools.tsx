import { useTranslation } from 'react-i18next';
import { ActionButton } from '../actions/action-button.tsx';
import { duplicate, moveDown, moveUp, remove, selectParent } from '../actions/selection-actions.ts';
import type { DocumentStore } from '../document/store.ts';
import { typeOf } from '../document/tree.ts';
import { typeName } from './node-name.ts';
import { Bar } from './selection-tools.styles.ts';
import { useOfDocument, useWorkspace } from './workspace.ts';

/** The node whose properties are shown. */
const primaryNode = (store: DocumentStore) => store.document().nodes.get(store.selection().at(-1) ?? '');

/** Name and tools of the selected node, at its box on the canvas. */
export function SelectionTools() {
  const { t } = useTranslation();
  const workspace = useWorkspace();
  const node = useOfDocument(primaryNode);
  if (!node) return null;
  return (
    <Bar role="toolbar" aria-label={t('edit.tools')}>
      <span>{typeName(typeOf(node))}</span>
      {[...(node.parent ? [selectParent] : []), moveUp, moveDown, duplicate, remove].map((action) => (
        <ActionButton key={action.id} size="small" action={action} context={workspace} />
      ))}
    </Bar>
  );
}
