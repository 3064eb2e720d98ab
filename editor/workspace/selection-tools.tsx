import { useTranslation } from 'react-i18next';
import { ActionButton } from '../actions/action-button.tsx';
import { duplicate, moveDown, moveUp, remove, selectParent } from '../actions/selection-actions.ts';
import { nodeOf, typeOf } from '../document/tree.ts';
import { typeName } from './node-name.ts';
import { Bar } from './selection-tools.styles.ts';
import { useDocument, useSelection, useWorkspace } from './workspace.ts';

/** Name and tools of the selected node, at its box on the canvas. */
export function SelectionTools() {
  const { t } = useTranslation();
  const workspace = useWorkspace();
  const document = useDocument();
  const id = useSelection().at(-1);
  if (id === undefined) return null;
  const { parent } = nodeOf(document, id);
  return (
    <Bar role="toolbar" aria-label={t('edit.tools')}>
      <span>{typeName(typeOf(nodeOf(document, id)))}</span>
      {[...(parent ? [selectParent] : []), moveUp, moveDown, duplicate, remove].map((action) => (
        <ActionButton key={action.id} size="small" action={action} context={workspace} />
      ))}
    </Bar>
  );
}
